/** Words of Dutch education that a newcomer meets, explained in our own words, in both languages: one list, however long. */
import type { Locale } from '#lib/i18n/routing.ts'

export type Wording = {
  readonly term: string
  /** Other spellings under which a text may use it; whole words, in any case. */
  readonly forms?: readonly string[]
  /** One or two sentences that stand on their own. */
  readonly short: string
  /** What else helps to know. */
  readonly more: string
}

export type Term = { readonly slug: string } & Readonly<Record<Locale, Wording>>

/** Chosen: written by the editors of this site, about what its articles use and do not explain each time. */
export const terms: readonly Term[] = [
  {
    slug: 'associate-degree',
    nl: {
      term: 'associate degree',
      forms: ['associate degrees', 'ad-opleiding'],
      short: 'Een hbo-opleiding van twee jaar, tussen mbo-niveau 4 en de bachelor in.',
      more: 'In het onderwijs leidt zo’n opleiding vaak op tot leraarondersteuner. Daarna kun je doorstromen naar een bachelor; hoeveel je mag overslaan, beslist de examencommissie.',
    },
    en: {
      term: 'associate degree',
      forms: ['associate degrees'],
      short: 'A two-year programme in higher professional education, between mbo level 4 and a bachelor’s.',
      more: 'In education it often leads to work as a teacher’s aide. You can go on to a bachelor’s afterwards.',
    },
  },
  {
    slug: 'b1',
    nl: {
      term: 'B1',
      short: 'Een taalniveau. Je begrijpt gewone teksten en gesprekken, en kunt over bekende dingen vertellen.',
      more: 'Taalniveaus lopen van A1 (beginner) tot C2 (bijna als een moedertaal). Voor een baan voor de klas vragen scholen meestal een hoger niveau dan B1, omdat leerlingen hun taal ook van jou leren.',
    },
    en: {
      term: 'B1',
      short: 'A language level: you follow ordinary texts and talks, and can speak about what you know.',
      more: 'Levels run from A1 (beginner) to C2 (close to a native speaker). To stand in front of a Dutch class, schools usually ask for more than B1, because pupils learn their language from you too.',
    },
  },
  {
    slug: 'bbl',
    nl: {
      term: 'bbl',
      forms: ['beroepsbegeleidende leerweg'],
      short: 'De leerweg van het mbo waarin je werkt en meestal één dag per week naar school gaat.',
      more: 'Bbl staat voor beroepsbegeleidende leerweg. Je hebt een baan bij een erkend leerbedrijf nodig. Het diploma is hetzelfde als in de bol.',
    },
    en: {
      term: 'bbl',
      forms: ['work-based route'],
      short: 'The route in vocational education in which you work and go to school about one day a week.',
      more: 'In Dutch: beroepsbegeleidende leerweg. You need a job with a recognised employer. The diploma is the same as in the bol.',
    },
  },
  {
    slug: 'bekwaamheidsonderzoek',
    nl: {
      term: 'bekwaamheidsonderzoek',
      short: 'De laatste toets van een zij-instromer: kun je wat een leraar moet kunnen?',
      more: 'De opleiding kijkt naar je lessen en je dossier en spreekt met je. Haal je het, dan krijg je het getuigschrift waarmee je bevoegd bent.',
    },
    en: {
      term: 'competence assessment',
      forms: ['bekwaamheidsonderzoek'],
      short: 'The last test of lateral entry: can you do what a teacher must be able to do?',
      more: 'The training institute looks at your lessons and your file and talks with you. If you pass, you get the certificate that qualifies you.',
    },
  },
  {
    slug: 'bevoegdheid',
    nl: {
      term: 'bevoegdheid',
      forms: ['bevoegdheden', 'lesbevoegdheid', 'onderwijsbevoegdheid'],
      short: 'Het recht om een vak of groep zelfstandig les te geven. Je krijgt het met een diploma dat daarbij hoort.',
      more: 'Een bevoegdheid hoort bij een soort school, en vaak ook bij een vak en bij leerjaren. Wie bevoegd is voor de basisschool, is dat dus niet vanzelf voor de middelbare school.',
    },
    en: {
      term: 'teaching qualification',
      forms: ['teaching qualifications', 'bevoegdheid'],
      short: 'The right to teach a subject or a group on your own. It comes with a diploma made for it.',
      more: 'In the Netherlands a qualification (bevoegdheid) belongs to a kind of school, and often to a subject and to certain years. Being qualified for primary school does not qualify you for secondary school.',
    },
  },
  {
    slug: 'bol',
    nl: {
      term: 'bol',
      forms: ['beroepsopleidende leerweg'],
      short: 'De leerweg van het mbo waarin je vooral naar school gaat en stage loopt.',
      more: 'Bol staat voor beroepsopleidende leerweg. Je hebt geen baan nodig om te beginnen.',
    },
    en: {
      term: 'bol',
      forms: ['school-based route'],
      short: 'The route in vocational education in which you mostly go to school and do work placements.',
      more: 'In Dutch: beroepsopleidende leerweg. You do not need a job to start.',
    },
  },
  {
    slug: 'cao',
    nl: {
      term: 'cao',
      forms: ['cao’s', "cao's", 'collectieve arbeidsovereenkomst'],
      short: 'De afspraken van werkgevers en vakbonden over loon, vakantie en werktijd in een hele sector.',
      more: 'Basisonderwijs, voortgezet onderwijs, mbo, hbo en universiteiten hebben elk een eigen cao. In de cao staan de salaristabellen waar je school zich aan houdt.',
    },
    en: {
      term: 'collective labour agreement',
      forms: ['collective agreement', 'cao'],
      short: 'What employers and unions agree on pay, leave and hours for a whole sector.',
      more: 'In Dutch: cao. Primary, secondary, vocational and higher education each have their own. The agreement holds the salary tables that your school keeps to.',
    },
  },
  {
    slug: 'collegegeld',
    nl: {
      term: 'collegegeld',
      forms: ['wettelijk collegegeld', 'instellingscollegegeld'],
      short: 'Wat je per jaar aan een hogeschool of universiteit betaalt om te studeren.',
      more: 'Meestal betaal je het wettelijke tarief, dat elk jaar wordt vastgesteld. Heb je al een diploma van hetzelfde niveau, dan kan een hoger tarief gelden; lerarenopleidingen zijn daarop vaak een uitzondering.',
    },
    en: {
      term: 'tuition fees',
      forms: ['tuition fee'],
      short: 'What you pay a university each year to study.',
      more: 'In Dutch: collegegeld. Most students pay the statutory fee, set each year. With a degree of the same level a higher fee may apply; teacher training is often an exception.',
    },
  },
  {
    slug: 'doorstroomtoets',
    nl: {
      term: 'doorstroomtoets',
      forms: ['doorstroomtoetsen'],
      short: 'De toets in groep 8 over taal en rekenen, in februari, na het voorlopige schooladvies.',
      more: 'Is de uitslag hoger dan het advies, dan verhoogt de school het advies, tenzij dat niet in het belang van de leerling is. Een lagere uitslag verandert het advies niet.',
    },
    en: {
      term: 'doorstroomtoets',
      forms: ['transition test'],
      short: 'The test of language and maths in the last year of primary school, after the provisional school advice.',
      more: 'If the result is higher than the advice, the school raises the advice, unless that is not in the interest of the pupil. A lower result changes nothing.',
    },
  },
  {
    slug: 'duaal',
    nl: {
      term: 'duaal',
      forms: ['duale opleiding', 'duale opleidingen', 'duaal studeren'],
      short: 'Een opleiding waarin werken en leren samen het programma vormen. Je hebt een baan die erbij hoort.',
      more: 'Anders dan bij deeltijd is de baan een deel van de opleiding: zonder passende werkplek kun je niet beginnen.',
    },
    en: {
      term: 'dual programme',
      forms: ['dual programmes', 'work-study programme'],
      short: 'A programme made of working and studying together; the job is part of it.',
      more: 'In Dutch: duaal. Unlike a part-time course, it cannot start without a suitable workplace.',
    },
  },
  {
    slug: 'duo',
    nl: {
      term: 'DUO',
      forms: ['Dienst Uitvoering Onderwijs'],
      short: 'De overheidsdienst die studiefinanciering, diploma’s en inschrijvingen regelt.',
      more: 'DUO staat voor Dienst Uitvoering Onderwijs. Je vraagt er ook de erkenning van een buitenlands lerarendiploma aan.',
    },
    en: {
      term: 'DUO',
      short: 'The government agency for student finance, diplomas and enrolment.',
      more: 'DUO is also where you apply to have a foreign teaching qualification recognised.',
    },
  },
  {
    slug: 'dus-i',
    nl: {
      term: 'DUS-I',
      forms: ['Dienst Uitvoering Subsidies aan Instellingen'],
      short: 'De overheidsdienst die subsidies voor onder meer scholen uitvoert.',
      more: 'Een schoolbestuur vraagt er bijvoorbeeld subsidie aan voor iemand die van onderwijsassistent leraar wordt.',
    },
    en: {
      term: 'DUS-I',
      short: 'The government agency that handles grants to institutions, schools among them.',
      more: 'A school board applies there, for instance for an assistant who trains as a teacher.',
    },
  },
  {
    slug: 'educatieve-master',
    nl: {
      term: 'educatieve master',
      forms: ['educatieve masters'],
      short: 'Een universitaire opleiding van één of twee jaar tot eerstegraads leraar in je eigen vak.',
      more: 'Je hebt een bachelor of master nodig die bij het schoolvak past. Een deel van de opleiding is les geven op een school.',
    },
    en: {
      term: 'educational master’s',
      forms: ["educational master's", 'educatieve master'],
      short:
        'A university programme of one or two years that makes you a fully qualified secondary teacher of your subject.',
      more: 'In Dutch: educatieve master. You need a bachelor’s or master’s degree close to the school subject. Part of the programme is teaching in a school.',
    },
  },
  {
    slug: 'educatieve-module',
    nl: {
      term: 'educatieve module',
      forms: ['educatieve minor'],
      short: 'Een half jaar aan de universiteit waarna je in de lagere klassen van je vak mag lesgeven.',
      more: 'De minor volg je tijdens je bachelor, de module erna. Je krijgt een beperkt tweedegraads bevoegdheid: voor het vmbo en de eerste drie jaar van havo en vwo.',
    },
    en: {
      term: 'educational module',
      forms: ['educational minor', 'educatieve module', 'educatieve minor'],
      short: 'Half a year at university after which you may teach your subject in the lower years.',
      more: 'The minor is part of a bachelor’s programme, the module comes after it. Both give a limited grade two qualification, for vmbo and the first three years of havo and vwo.',
    },
  },
  {
    slug: 'eerstegraads',
    nl: {
      term: 'eerstegraads',
      forms: ['eerstegraads bevoegdheid', 'eerstegraads leraar'],
      short:
        'Bevoegd om je vak in alle klassen van de middelbare school te geven, ook in de bovenbouw van havo en vwo.',
      more: 'Je wordt eerstegraads met een educatieve master aan de universiteit, of met een hbo-master na een tweedegraads opleiding. Voor kunstvakken en lichamelijke opvoeding geeft een hbo-bachelor het al.',
    },
    en: {
      term: 'grade one qualification',
      forms: ['grade one', 'eerstegraads'],
      short:
        'Qualified to teach your subject in every year of secondary school, the final years of havo and vwo included.',
      more: 'In Dutch: eerstegraads. You earn it by an educational master’s at a university, or by a professional master’s after a grade two programme. For the arts and physical education a professional bachelor’s gives it at once.',
    },
  },
  {
    slug: 'geschiktheidsonderzoek',
    nl: {
      term: 'geschiktheidsonderzoek',
      forms: ['geschiktheidsverklaring'],
      short: 'Het onderzoek vooraf bij zij-instroom: kun je in twee jaar leraar worden, en al voor de klas leren?',
      more: 'Je levert een portfolio in, hebt een gesprek en geeft meestal een proefles. Bij een goed resultaat krijg je een geschiktheidsverklaring.',
    },
    en: {
      term: 'aptitude assessment',
      forms: ['suitability assessment', 'geschiktheidsonderzoek'],
      short: 'The assessment before lateral entry: can you become a teacher within two years while already teaching?',
      more: 'In Dutch: geschiktheidsonderzoek. You hand in a portfolio, have an interview and usually give a trial lesson.',
    },
  },
  {
    slug: 'gespecialiseerd-onderwijs',
    nl: {
      term: 'gespecialiseerd onderwijs',
      forms: ['speciaal onderwijs', 'vso'],
      short: 'Scholen voor leerlingen die meer hulp nodig hebben dan een gewone school kan geven.',
      more: 'De groepen zijn klein en er werken veel mensen samen rond een leerling. Met een pabodiploma mag je er lesgeven, behalve waar het voortgezet speciaal onderwijs opleidt voor een diploma.',
    },
    en: {
      term: 'special education',
      forms: ['special needs education'],
      short: 'Schools for pupils who need more help than a mainstream school can give.',
      more: 'In Dutch: gespecialiseerd onderwijs. Groups are small and many people work together around one pupil.',
    },
  },
  {
    slug: 'hybride-docent',
    nl: {
      term: 'hybride docent',
      forms: ['hybride docenten', 'hybride leraar'],
      short: 'Iemand die een baan buiten het onderwijs combineert met lesgeven.',
      more: 'Je neemt je vak mee de klas in. De afspraken over uren en reistijd maak je met twee werkgevers, en dat vraagt vooraf wat rekenwerk.',
    },
    en: {
      term: 'hybrid teacher',
      forms: ['hybrid teachers'],
      short: 'Somebody who combines a job outside education with teaching.',
      more: 'You bring your trade into the classroom. Hours are agreed with two employers, which takes some sums beforehand.',
    },
  },
  {
    slug: 'idw',
    nl: {
      term: 'IDW',
      forms: ['Internationale Diplomawaardering', 'diplomawaardering'],
      short: 'De organisatie die vergelijkt met welk Nederlands niveau een buitenlands diploma overeenkomt.',
      more: 'IDW staat voor Internationale Diplomawaardering. De waardering is een advies. Ze geeft je nog niet het recht om als leraar te werken; daarvoor vraag je erkenning aan bij DUO.',
    },
    en: {
      term: 'IDW',
      forms: ['credential evaluation'],
      short: 'The organisation that compares a foreign diploma with Dutch levels.',
      more: 'IDW stands for Internationale Diplomawaardering. An evaluation is advice. To work as a qualified teacher you apply for recognition at DUO.',
    },
  },
  {
    slug: 'inductie',
    nl: {
      term: 'inductie',
      forms: ['inductieprogramma', 'inwerkprogramma'],
      short: 'De begeleiding in je eerste jaren als leraar: een coach, lesbezoeken en vaak minder lessen.',
      more: 'Hoe het is geregeld, verschilt per cao en per school. Vraag bij je sollicitatie wie je begeleidt en hoeveel uur daarvoor is.',
    },
    en: {
      term: 'induction',
      forms: ['induction programme', 'inductie'],
      short: 'The support in your first years as a teacher: a coach, lesson visits and often fewer lessons.',
      more: 'It differs by collective agreement and by school. Ask who will support you, and for how many hours.',
    },
  },
  {
    slug: 'instructeur',
    nl: {
      term: 'instructeur',
      forms: ['instructeurs'],
      short: 'Iemand die in het mbo praktijklessen geeft, samen met een bevoegde docent.',
      more: 'Je leert studenten de handelingen van het vak. De docent blijft verantwoordelijk voor het onderwijs als geheel.',
    },
    en: {
      term: 'instructor',
      forms: ['instructors'],
      short: 'Somebody who gives practical lessons in vocational education, together with a qualified teacher.',
      more: 'You teach students the craft itself. The teacher stays responsible for the education as a whole.',
    },
  },
  {
    slug: 'intern-begeleider',
    nl: {
      term: 'intern begeleider',
      forms: ['intern begeleiders', 'ib’er', "ib'er"],
      short: 'Regelt op een basisschool de hulp voor leerlingen, en denkt mee met hun leraren.',
      more: 'Op de middelbare school en in het mbo heet deze functie meestal zorgcoördinator of ondersteuningscoördinator.',
    },
    en: {
      term: 'special needs coordinator',
      forms: ['intern begeleider'],
      short: 'Arranges help for pupils in a primary school, and thinks along with their teachers.',
      more: 'In Dutch: intern begeleider, or ib’er. Secondary schools call the post zorgcoördinator.',
    },
  },
  {
    slug: 'isk',
    nl: {
      term: 'ISK',
      forms: ['internationale schakelklas', 'internationale schakelklassen'],
      short: 'Een klas op de middelbare school waar jongeren die net in Nederland zijn vooral Nederlands leren.',
      more: 'ISK staat voor internationale schakelklas. Na een of twee jaar stromen leerlingen door naar een gewone klas of naar het mbo.',
    },
    en: {
      term: 'ISK',
      forms: ['international transition class', 'internationale schakelklas'],
      short: 'A class in secondary school where young people who are new in the Netherlands learn Dutch first.',
      more: 'ISK stands for internationale schakelklas. After one or two years pupils move on to a regular class or to vocational education.',
    },
  },
  {
    slug: 'kopopleiding',
    nl: {
      term: 'kopopleiding',
      forms: ['kopopleidingen'],
      short: 'Een opleiding van één jaar tot tweedegraads leraar, voor wie al een bachelor heeft die bij het vak past.',
      more: 'Het is de kop op wat je al studeerde: je leert lesgeven, de kennis van het vak heb je al.',
    },
    en: {
      term: 'one-year teacher training course',
      forms: ['kopopleiding'],
      short:
        'One year of teacher training on top of a bachelor’s degree close to the subject; it gives a grade two qualification.',
      more: 'In Dutch: kopopleiding, from kop, head: it is set on top of what you studied before.',
    },
  },
  {
    slug: 'leraarondersteuner',
    nl: {
      term: 'leraarondersteuner',
      forms: ['leraarondersteuners'],
      short: 'Helpt een leraar met lessen en begeleiding, en neemt meer zelf op zich dan een onderwijsassistent.',
      more: 'Een leraarondersteuner geeft bijvoorbeeld zelf een deel van een les, terwijl de leraar verantwoordelijk blijft.',
    },
    en: {
      term: 'teacher’s aide',
      forms: ["teacher's aide", 'leraarondersteuner'],
      short: 'Helps a teacher with lessons and guidance, and takes on more than a teaching assistant.',
      more: 'In Dutch: leraarondersteuner. You may give part of a lesson yourself while the teacher remains responsible.',
    },
  },
  {
    slug: 'levenlanglerenkrediet',
    nl: {
      term: 'levenlanglerenkrediet',
      short: 'Een lening van DUO voor het collegegeld, voor wie geen studiefinanciering meer kan krijgen.',
      more: 'Je leent alleen wat de opleiding kost en betaalt later terug naar inkomen. Er geldt een leeftijdsgrens.',
    },
    en: {
      term: 'lifelong learning credit',
      forms: ['levenlanglerenkrediet'],
      short: 'A loan from DUO for tuition fees, for people who can no longer get student finance.',
      more: 'In Dutch: levenlanglerenkrediet. You borrow what the course costs and repay later by income. There is an age limit.',
    },
  },
  {
    slug: 'lio',
    nl: {
      term: 'lio',
      forms: ['leraar in opleiding', 'leraren in opleiding', 'lio-stage'],
      short: 'Leraar in opleiding: een student die in het laatste jaar een groot deel van de week lesgeeft.',
      more: 'Een bevoegde leraar blijft verantwoordelijk. Soms krijg je een leer-arbeidsovereenkomst met loon.',
    },
    en: {
      term: 'trainee teacher',
      forms: ['lio', 'student teacher'],
      short: 'A student who teaches a large part of the week in the last year of teacher training.',
      more: 'In Dutch: leraar in opleiding, or lio. A qualified teacher stays responsible. Sometimes there is a contract with pay.',
    },
  },
  {
    slug: 'mbo',
    nl: {
      term: 'mbo',
      forms: ['middelbaar beroepsonderwijs'],
      short: 'Middelbaar beroepsonderwijs: opleidingen voor een vak, na het vmbo of naast werk.',
      more: 'Het mbo heeft vier niveaus. Docenten komen er vaak uit het beroep zelf en leren daarna lesgeven.',
    },
    en: {
      term: 'mbo',
      forms: ['secondary vocational education'],
      short: 'Secondary vocational education: training for a trade or profession after vmbo, or alongside work.',
      more: 'It has four levels. Many teachers come from the profession itself and learn to teach afterwards.',
    },
  },
  {
    slug: 'meeloopdag',
    nl: {
      term: 'meeloopdag',
      forms: ['meeloopdagen'],
      short: 'Een dag of ochtend waarop je op een school meekijkt met een leraar.',
      more: 'Je regelt hem zelf bij een school, of via een loket in je regio. Het kost niets en zegt meer dan tien folders.',
    },
    en: {
      term: 'shadowing day',
      forms: ['meeloopdag'],
      short: 'A day or a morning on which you follow a teacher at work in a school.',
      more: 'In Dutch: meeloopdag. You arrange it with a school yourself, or through the education desk in your region.',
    },
  },
  {
    slug: 'nt2',
    nl: {
      term: 'NT2',
      forms: ['Nederlands als tweede taal', 'staatsexamen NT2'],
      short: 'Nederlands als tweede taal: Nederlands leren terwijl een andere taal je moedertaal is.',
      more: 'Er is een staatsexamen in twee stappen: programma I op niveau B1 en programma II op niveau B2. Opleidingen vragen meestal programma II.',
    },
    en: {
      term: 'NT2',
      forms: ['Dutch as a second language'],
      short: 'Dutch as a second language: learning Dutch when another language is your first.',
      more: 'The state exam has two steps: programme I at level B1, programme II at level B2. Training institutes usually ask for programme II.',
    },
  },
  {
    slug: 'onderwijsassistent',
    nl: {
      term: 'onderwijsassistent',
      forms: ['onderwijsassistenten'],
      short:
        'Helpt de leraar in de groep: met een klein groepje, met materiaal, of met één leerling die steun nodig heeft.',
      more: 'De opleiding is op mbo-niveau 4. Met ervaring kun je doorgroeien naar leraarondersteuner of de pabo doen.',
    },
    en: {
      term: 'teaching assistant',
      forms: ['teaching assistants', 'onderwijsassistent'],
      short: 'Helps the teacher in the group: with a few pupils, with materials, or with one pupil who needs support.',
      more: 'In Dutch: onderwijsassistent. The training is at mbo level 4, and can lead on to teacher training.',
    },
  },
  {
    slug: 'onderwijsregio',
    nl: {
      term: 'onderwijsregio',
      forms: ['onderwijsregio’s', "onderwijsregio's"],
      short:
        'Een samenwerking van schoolbesturen, opleidingen en leraren in een streek, om genoeg goede leraren te krijgen.',
      more: 'Voor wie wil overstappen is de regio vooral zichtbaar als regioloket.',
    },
    en: {
      term: 'education region',
      forms: ['education regions', 'onderwijsregio'],
      short:
        'School boards, training institutes and teachers of an area who work together to find and train enough teachers.',
      more: 'In Dutch: onderwijsregio. If you want to move into education, you meet it as the regional education desk.',
    },
  },
  {
    slug: 'pabo',
    nl: {
      term: 'pabo',
      forms: ['pabo’s', "pabo's", 'lerarenopleiding basisonderwijs'],
      short: 'De hbo-opleiding tot leraar in het basisonderwijs. Voltijd duurt die meestal vier jaar.',
      more: 'De naam komt van pedagogische academie basisonderwijs. Met het diploma mag je ook in het gespecialiseerd onderwijs lesgeven. Wie al een hbo- of wo-diploma heeft, kan het vaak korter doen.',
    },
    en: {
      term: 'pabo',
      forms: ['primary teacher training'],
      short:
        'The professional bachelor’s programme for teachers in primary education. Full-time, it usually takes four years.',
      more: 'The diploma also qualifies you for special education. With another degree, a shorter programme is often possible.',
    },
  },
  {
    slug: 'passend-onderwijs',
    nl: {
      term: 'passend onderwijs',
      short: 'De afspraak dat scholen in een regio samen voor elke leerling een goede plek zoeken.',
      more: 'Waar het kan krijgt een leerling hulp op een gewone school; waar dat niet gaat, in het gespecialiseerd onderwijs.',
    },
    en: {
      term: 'appropriate education',
      forms: ['passend onderwijs'],
      short: 'The rule that the schools of a region find a suitable place for every pupil together.',
      more: 'In Dutch: passend onderwijs. Where possible a pupil gets help in a mainstream school, otherwise in special education.',
    },
  },
  {
    slug: 'pdg',
    nl: {
      term: 'PDG',
      forms: ['pedagogisch-didactisch getuigschrift'],
      short: 'Het getuigschrift waarmee je als vakman of vakvrouw docent in het mbo bent.',
      more: 'PDG staat voor pedagogisch-didactisch getuigschrift. Je werkt al op een mbo-school en leert in maximaal twee jaar lesgeven.',
    },
    en: {
      term: 'PDG',
      forms: ['pedagogical-didactic certificate'],
      short: 'The certificate that makes a professional a qualified teacher in vocational education.',
      more: 'PDG stands for pedagogisch-didactisch getuigschrift. You already work at an mbo school and learn to teach in two years at most.',
    },
  },
  {
    slug: 'regioloket',
    nl: {
      term: 'regioloket',
      forms: ['regioloketten', 'onderwijsloket', 'onderwijsloketten'],
      short: 'Een plek in je regio waar je gratis advies krijgt over werken in het onderwijs.',
      more: 'Loketten kennen de scholen en opleidingen in de buurt en helpen vaak met een meeloopdag.',
    },
    en: {
      term: 'regional education desk',
      forms: ['regional education desks', 'regioloket'],
      short: 'A place in your region that gives free advice about working in education.',
      more: 'In Dutch: regioloket. Desks know the schools and programmes nearby and often help with a shadowing day.',
    },
  },
  {
    slug: 'salarisschaal',
    nl: {
      term: 'salarisschaal',
      forms: ['salarisschalen', 'inschaling'],
      short: 'De rij bedragen die bij jouw functie hoort. Elk jaar ga je meestal één trede omhoog.',
      more: 'Schalen staan in de cao. Met welke trede je begint hangt van je ervaring af, en daarover kun je praten voordat je tekent.',
    },
    en: {
      term: 'salary scale',
      forms: ['salary scales', 'pay scale', 'pay scales'],
      short: 'The row of amounts that belongs to your post. Most years you go up one step.',
      more: 'Scales stand in the collective labour agreement. Your first step depends on experience, which you can discuss before you sign.',
    },
  },
  {
    slug: 'toa',
    nl: {
      term: 'toa',
      forms: ['toa’s', "toa's", 'technisch onderwijsassistent'],
      short: 'Technisch onderwijsassistent: bereidt proeven en practica voor en helpt erbij.',
      more: 'Je vindt toa’s bij natuurkunde, scheikunde, biologie en techniek, en in het mbo in werkplaatsen.',
    },
    en: {
      term: 'technical teaching assistant',
      forms: ['toa', 'lab assistant'],
      short: 'Prepares experiments and practical lessons, and helps while they run.',
      more: 'In Dutch: technisch onderwijsassistent, or toa. You meet them in science and technology, and in the workshops of vocational schools.',
    },
  },
  {
    slug: 'tripartiete-overeenkomst',
    nl: {
      term: 'tripartiete overeenkomst',
      forms: ['tripartiete overeenkomsten'],
      short: 'Het contract bij zij-instroom tussen jou, de school en de opleiding.',
      more: 'Er staat in hoeveel je werkt en studeert, wie je begeleidt, wie wat betaalt en wat er gebeurt als je stopt.',
    },
    en: {
      term: 'tripartite agreement',
      forms: ['tripartiete overeenkomst'],
      short: 'The contract for lateral entry between you, the school and the training institute.',
      more: 'It says how much you work and study, who guides you, who pays for what, and what happens if you stop.',
    },
  },
  {
    slug: 'tweedegraads',
    nl: {
      term: 'tweedegraads',
      forms: ['tweedegraads bevoegdheid', 'tweedegraads leraar', 'tweedegraads lerarenopleiding'],
      short: 'Bevoegd om je vak te geven in het vmbo, in de eerste drie jaar van havo en vwo, en in het mbo.',
      more: 'De tweedegraads lerarenopleiding is een hbo-bachelor van vier jaar in één schoolvak. Met een passende bachelor kan het korter.',
    },
    en: {
      term: 'grade two qualification',
      forms: ['grade two', 'tweedegraads'],
      short:
        'Qualified to teach your subject in vmbo, in the first three years of havo and vwo, and in vocational education.',
      more: 'In Dutch: tweedegraads. The programme is a four-year professional bachelor’s in one school subject; with a related degree it can be shorter.',
    },
  },
  {
    slug: 'vakleerkracht',
    nl: {
      term: 'vakleerkracht',
      forms: ['vakleerkrachten'],
      short: 'Een leraar op de basisschool die één vak geeft, zoals gym of muziek, aan meer groepen.',
      more: 'Je hebt er een diploma voor dat vak voor nodig, bijvoorbeeld van de academie voor lichamelijke opvoeding of een docentopleiding in de kunsten.',
    },
    en: {
      term: 'specialist teacher',
      forms: ['vakleerkracht'],
      short: 'A primary school teacher of one subject, such as sports or music, for several groups.',
      more: 'In Dutch: vakleerkracht. You need a diploma for that subject.',
    },
  },
  {
    slug: 'vavo',
    nl: {
      term: 'vavo',
      forms: ['voortgezet algemeen volwassenenonderwijs'],
      short: 'Onderwijs voor volwassenen die een diploma vmbo-t, havo of vwo willen halen, of losse vakken.',
      more: 'Vavo staat voor voortgezet algemeen volwassenenonderwijs. Je vindt het meestal bij een roc.',
    },
    en: {
      term: 'vavo',
      forms: ['adult general secondary education'],
      short: 'Education for adults who want a vmbo-t, havo or vwo diploma, or single subjects of it.',
      more: 'In Dutch: voortgezet algemeen volwassenenonderwijs. It is usually offered by a regional vocational college.',
    },
  },
  {
    slug: 'vo',
    nl: {
      term: 'voortgezet onderwijs',
      short: 'De middelbare school: praktijkonderwijs, vmbo, havo en vwo, voor leerlingen van ongeveer 12 tot 18 jaar.',
      more: 'Vaak afgekort tot vo. Leraren geven één of twee vakken aan veel verschillende klassen.',
    },
    en: {
      term: 'secondary education',
      short: 'Schools for pupils of about 12 to 18: practical education, vmbo, havo and vwo.',
      more: 'In Dutch: voortgezet onderwijs, or vo. Teachers give one or two subjects to many classes.',
    },
  },
  {
    slug: 'vog',
    nl: {
      term: 'VOG',
      forms: ['verklaring omtrent het gedrag'],
      short: 'Een verklaring van de overheid dat je verleden geen bezwaar is voor dit werk.',
      more: 'VOG staat voor verklaring omtrent het gedrag. Wie op een school gaat werken heeft er een nodig; de school start meestal de aanvraag.',
    },
    en: {
      term: 'certificate of conduct',
      forms: ['VOG'],
      short: 'A statement by the government that your past is no objection to this work.',
      more: 'In Dutch: verklaring omtrent het gedrag, or VOG. Everyone who starts work at a school needs one; the school usually begins the application.',
    },
  },
  {
    slug: 'vrijstelling',
    nl: {
      term: 'vrijstelling',
      forms: ['vrijstellingen'],
      short: 'Een vak of toets die je mag overslaan, omdat je al hebt laten zien dat je het kunt.',
      more: 'De examencommissie van de opleiding beslist, op grond van je diploma’s en ervaring. Vraag het op papier voordat je je inschrijft.',
    },
    en: {
      term: 'exemption',
      forms: ['exemptions'],
      short: 'A course or test you may skip, because you have shown that you master it.',
      more: 'In Dutch: vrijstelling. The examination board decides by your diplomas and experience. Ask for it in writing before you enrol.',
    },
  },
  {
    slug: 'werktijdfactor',
    nl: {
      term: 'werktijdfactor',
      forms: ['werktijdfactoren', 'wtf'],
      short:
        'Het deel van een volledige baan dat je werkt. Een volledige baan is 1, drie van de vijf dagen is ongeveer 0,6.',
      more: 'Je salaris, vakantiegeld en taken worden ermee vermenigvuldigd. De factor staat in je arbeidsovereenkomst.',
    },
    en: {
      term: 'working-time factor',
      forms: ['werktijdfactor'],
      short: 'The share of a full-time job that you work. Full time is 1; three days out of five is about 0.6.',
      more: 'In Dutch: werktijdfactor. Pay, holiday allowance and duties are multiplied by it.',
    },
  },
  {
    slug: 'zij-instroom',
    nl: {
      term: 'zij-instroom',
      forms: ['zij-instromer', 'zij-instromers', 'zij-instromen', 'zijinstroom'],
      short:
        'Leraar worden vanuit een ander beroep: je werkt meteen op een school en leert intussen voor je bevoegdheid.',
      more: 'Je hebt een school nodig die je aanneemt en een geschiktheidsverklaring. Voor basisschool en middelbare school is een hbo- of wo-diploma de regel; in het mbo en bij beroepsgerichte vakken kan vakervaring genoeg zijn. Het traject duurt meestal twee jaar.',
    },
    en: {
      term: 'lateral entry',
      forms: ['lateral entrant', 'lateral entrants', 'zij-instroom'],
      short:
        'Becoming a teacher from another profession: you work at a school and train for your qualification at the same time.',
      more: 'In Dutch: zij-instroom. You need a school that hires you and an aptitude statement. Primary and secondary schools ask for a degree; in vocational education experience in a trade can be enough. It usually takes two years.',
    },
  },
]

/** The term of that slug; null when there is none. Chosen: see `terms`. */
export const findTerm = (slug: string): Term | null => terms.find((term) => term.slug === slug) ?? null

/** All terms in the alphabetical order of that language. Chosen: see `terms`. */
export const termsInOrder = (locale: Locale): Term[] =>
  terms.toSorted((a, b) => a[locale].term.localeCompare(b[locale].term, locale))
