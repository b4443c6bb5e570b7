/** The questionnaire and the routes in British English. Names of Dutch qualifications stay Dutch where people look for them. */
import type { Route, School } from './routes.ts'
import type { Diploma } from './route-cores.ts'

type Texts = { readonly title: string; readonly description: string }

export const translatedQuestions: Readonly<Record<string, Texts>> = {
  'waar-wil-je-werken': {
    title: 'Where would you like to work?',
    description: 'Choose the school that appeals to you most. You can go back later and choose another.',
  },
  'welke-rol': {
    title: 'Which job do you have in mind?',
    description: 'You only see jobs that exist at that kind of school.',
  },
  'welke-bevoegdheid': {
    title: 'Which qualification would you like to gain?',
    description:
      'Not sure? Choose the widest one that fits the age group you have in mind. If you have one already, say so at the next question.',
  },
  'wat-heb-je-al': {
    title: 'What is your highest diploma or teaching qualification?',
    description:
      'If you are a qualified teacher in the Netherlands, choose your qualification. If your foreign diploma has already been evaluated, choose that level.',
  },
}

export const translatedAnswers: Readonly<Record<string, Texts>> = {
  'school-basisonderwijs': { title: 'At a primary school', description: 'Children aged four to twelve.' },
  'school-voortgezet': { title: 'At a secondary school', description: 'Young people aged twelve to eighteen.' },
  'school-mbo': {
    title: 'In vocational education (mbo)',
    description: 'Students who are learning an occupation.',
  },
  'school-gespecialiseerd': {
    title: 'In special education',
    description: 'Pupils who need extra support.',
  },
  'rol-leraar-po': { title: 'Primary school teacher', description: 'You teach all subjects to one group.' },
  'rol-vakleerkracht': {
    title: 'Specialist teacher',
    description: 'You teach one subject, such as music or PE, to many groups.',
  },
  'rol-leraar-vo': { title: 'Secondary school teacher', description: 'You teach one subject to several classes.' },
  'rol-docent-mbo': {
    title: 'Lecturer in mbo',
    description: 'You prepare students for an occupation or teach a general subject.',
  },
  'rol-instructeur': { title: 'Instructor', description: 'You teach students practical skills.' },
  'rol-leraar-go': {
    title: 'Special education teacher',
    description: 'You work with a small group, often together with an assistant.',
  },
  'rol-leraarondersteuner': {
    title: 'Teacher’s aide',
    description: 'You take over parts of lessons independently.',
  },
  'rol-onderwijsassistent': {
    title: 'Teaching assistant',
    description: 'You help pupils and the teacher in and around the classroom.',
  },
  'bevoegd-po': {
    title: 'Primary education',
    description: 'For a class of your own in primary or special education.',
  },
  'bevoegd-tweedegraads': {
    title: 'Grade two (tweedegraads)',
    description: 'For vmbo, practical education, the lower years of havo and vwo, and mbo.',
  },
  'bevoegd-eerstegraads': {
    title: 'Grade one (eerstegraads)',
    description: 'For all years of secondary school, mbo and secondary special education.',
  },
  'bevoegd-beperkt': {
    title: 'Limited grade two',
    description: 'A short route for people who study or studied at a university.',
  },
  'bevoegd-pdg': {
    title: 'Certificate of teaching for professionals (PDG)',
    description: 'For professionals who become lecturers in mbo.',
  },
  'bevoegd-vak': {
    title: 'Qualification for an arts subject or PE',
    description: 'For specialist teachers.',
  },
  'bevoegd-geen': {
    title: 'No teaching qualification needed',
    description: 'You work under the responsibility of a teacher or lecturer.',
  },
  'diploma-geen': {
    title: 'Vmbo, mbo level 2 or 3, or no diploma',
    description: 'You have no havo, vwo, mbo level 4 or higher yet.',
  },
  'diploma-mbo4': { title: 'Mbo level 4', description: 'A diploma of the highest level of vocational education.' },
  'diploma-havo': { title: 'Havo', description: 'You completed senior general secondary education.' },
  'diploma-vwo': { title: 'Vwo', description: 'You completed pre-university education.' },
  'diploma-hbo': {
    title: 'University of applied sciences (hbo)',
    description: 'A bachelor’s or master’s degree from a Dutch university of applied sciences.',
  },
  'diploma-wo': {
    title: 'University',
    description: 'A bachelor’s or master’s degree from a Dutch research university.',
  },
  'diploma-pabo': {
    title: 'Pabo diploma (primary teacher training)',
    description: 'You are qualified for primary education.',
  },
  'diploma-tweedegraads': {
    title: 'Grade two teaching qualification (tweedegraads)',
    description: 'You are qualified for a subject in vmbo, the lower years of havo and vwo, and mbo.',
  },
  'diploma-eerstegraads': {
    title: 'Grade one teaching qualification (eerstegraads)',
    description: 'You are qualified for a subject in all years of secondary school.',
  },
  'diploma-buitenland': {
    title: 'A diploma from another country',
    description: 'A diploma from outside the Netherlands, not yet evaluated.',
  },
  'diploma-leraar-buitenland': {
    title: 'A teaching licence from another country',
    description: 'You may teach in another country; your licence is not yet recognised in the Netherlands.',
  },
}

/** Kinds of routes. */
const families: Readonly<Record<string, string>> = {
  'De pabo': 'The pabo (primary teacher training)',
  'De academische pabo': 'The academic pabo',
  'De verkorte deeltijdpabo': 'The shortened part-time pabo',
  'Zij-instroom': 'Lateral entry (zij-instroom)',
  'Een onderwijstraineeship': 'A teaching traineeship',
  'De tweedegraads lerarenopleiding': 'Grade two teacher training',
  'De kopopleiding': 'The one-year teacher training course (kopopleiding)',
  'De educatieve master': 'The educational master’s',
  'Tweedegraads en dan een hbo-master': 'Grade two training, then a master',
  'De educatieve module': 'The educational module',
  'Een wo-bachelor met educatieve minor': 'A university bachelor with an educational minor',
  'Het PDG: zij-instroom in het mbo': 'The PDG certificate: lateral entry into mbo',
  'Docent in een kunstvak': 'Teacher of an arts subject',
  'Docent lichamelijke opvoeding': 'Teacher of physical education',
  'Onderwijsassistent worden': 'Becoming a teaching assistant',
  'Leraarondersteuner worden': 'Becoming a teacher’s aide',
  'Instructeur worden': 'Becoming an instructor',
  'Met een buitenlands diploma': 'With a diploma from another country',
  'Beginnen met je bevoegdheid': 'Starting with your qualification',
  'De hbo-master': 'The hbo master’s',
  'De leergang bewegingsonderwijs': 'The course in physical education',
  'Met een buitenlandse lesbevoegdheid': 'With a teaching licence from another country',
}

/** Titles and descriptions of the cores, by their Dutch title. */
const cores: Readonly<Record<string, readonly [title: string, description: string]>> = {
  'De pabo in voltijd': ['The full-time pabo', 'The usual way to a class of your own.'],
  'De pabo in deeltijd': ['The part-time pabo', 'Studying beside work or a family.'],
  'De pabo duaal': ['The pabo as a dual programme', 'Learning at a school that employs you.'],
  'Eerst assistent, dan de pabo': ['Assistant first, then the pabo', 'A year in the classroom before you choose.'],
  'De academische pabo': ['The academic pabo', 'Becoming a teacher and studying education.'],
  'De verkorte deeltijdpabo': ['The shortened part-time pabo', 'Shorter, because you have studied before.'],
  'Zij-instroom': ['Lateral entry', 'Working at a school while you qualify; a school and the assessment come first.'],
  'Een onderwijstraineeship': [
    'A teaching traineeship',
    'Working and learning in a fixed group; the length differs from one programme to another. Which programmes are open now is not known for certain (25 November 2026).',
  ],
  'De tweedegraads lerarenopleiding in voltijd': [
    'Full-time grade two teacher training',
    'Qualified for one subject in four years.',
  ],
  'De tweedegraads lerarenopleiding in deeltijd': [
    'Part-time grade two teacher training',
    'One fixed study day, with placement or work on the other days.',
  ],
  'De tweedegraads lerarenopleiding duaal': [
    'Grade two teacher training as a dual programme',
    'Learning in a job at a school.',
  ],
  'De kopopleiding': [
    'The one-year teacher training course',
    'Qualified in one year, if your degree matches the subject.',
  ],
  'De kopopleiding in deeltijd': ['The part-time teacher training course', 'The same, spread over a year and a half.'],
  'Hybride beginnen': ['Starting as a hybrid teacher', 'One day at a school beside your job, and further from there.'],
  'De educatieve master': ['The educational master’s', 'Qualifying at a university for all years.'],
  'De educatieve master in deeltijd': ['The part-time educational master’s', 'Beside an appointment in your subject.'],
  'Schakelen en dan de educatieve master': [
    'A bridging programme, then the educational master’s',
    'First you add what you lack in the subject.',
  ],
  'Eerst tweedegraads, dan een hbo-master': [
    'Grade two first, then a master',
    'The long way to the upper years; you already work for a large part of it.',
  ],
  'In deeltijd tweedegraads, dan een hbo-master': [
    'Part-time grade two training, then a master',
    'Two part-time courses, with a job in between.',
  ],
  'Kopopleiding en daarna een hbo-master': [
    'The one-year teacher training course, then a master',
    'Faster to the upper years with a related degree.',
  ],
  'De educatieve module': ['The educational module', 'Qualified for some of the classes in half a year.'],
  'De educatieve module in deeltijd': [
    'The part-time educational module',
    'One year, with one day of placement a week.',
  ],
  'Een wo-bachelor met educatieve minor': [
    'A university bachelor with an educational minor',
    'First the subject, then half a year of teaching.',
  ],
  'Via een hbo-propedeuse naar een bachelor met minor': [
    'Through a first year of hbo to a bachelor with a minor',
    'One year of hbo gives access to many university degrees.',
  ],
  'Via het vwo naar een bachelor met minor': [
    'Through vwo to a bachelor with a minor',
    'The long way for people who are sure that it will be university.',
  ],
  'Via het havo en het vwo naar een bachelor met minor': [
    'Through havo and vwo to a bachelor with a minor',
    'The longest way: two diplomas in adult education first.',
  ],
  'Een PDG vanuit je beroep': ['A PDG from your occupation', 'Becoming a lecturer with what you can already do.'],
  'Eerst instructeur, dan een PDG': ['Instructor first, then a PDG', 'Begin by demonstrating, grow into teaching.'],
  'Eerst een vakdiploma, dan een PDG': [
    'A trade diploma first, then a PDG',
    'For people who have no occupation to teach yet.',
  ],
  'Hybride met een PDG': ['Hybrid with a PDG', 'You keep your job and teach for a few days.'],
  'Docent in een kunstvak': ['Teacher of an arts subject', 'Music, visual arts, drama or dance, for all ages.'],
  'Docent in een kunstvak, in deeltijd': ['Teacher of an arts subject, part-time', 'Beside your own work as a maker.'],
  'Docent lichamelijke opvoeding': [
    'Teacher of physical education',
    'Four years at an academy, qualified in every sector.',
  ],
  'Onderwijsassistent via de bol': ['Teaching assistant through school', 'Going to college, with placements.'],
  'Onderwijsassistent via de bbl': ['Teaching assistant through work', 'Working, and learning one day a week.'],
  'Meteen beginnen als onderwijsassistent': [
    'Starting as a teaching assistant at once',
    'With a related diploma or experience, some schools employ you directly.',
  ],
  'Een associate degree in deeltijd': [
    'A part-time associate degree',
    'Two years of hbo, often beside work at a school.',
  ],
  'Een associate degree in voltijd': ['A full-time associate degree', 'Two years of study with placements.'],
  'Eerst assistent, dan leraarondersteuner': [
    'Assistant first, then teacher’s aide',
    'Gaining experience and growing from there.',
  ],
  'Instructeur met je vakdiploma': [
    'Instructor with your trade diploma',
    'Demonstrating your trade, with a lecturer beside you.',
  ],
  'Eerst een vakdiploma, dan instructeur': [
    'A trade diploma first, then instructor',
    'For people who have not learned an occupation yet.',
  ],
  'Je lesbevoegdheid laten erkennen': [
    'Having your teaching licence recognised',
    'For people who are qualified teachers in another country. Without the time that your Dutch takes.',
  ],
  'Na een waardering: de verkorte deeltijdpabo': [
    'After an evaluation: the shortened part-time pabo',
    'For people who studied in another country. Without the time that your Dutch takes.',
  ],
  'Na een waardering: zij-instroom': [
    'After an evaluation: lateral entry',
    'For people who studied in another country. Without the time that your Dutch takes.',
  ],
  'Na een waardering: de kopopleiding': [
    'After an evaluation: the one-year teacher training course',
    'For people who studied in another country. Without the time that your Dutch takes.',
  ],
  'Na een waardering: de educatieve master': [
    'After an evaluation: the educational master’s',
    'For people who studied in another country. Without the time that your Dutch takes.',
  ],
  'Na een waardering: de educatieve module': [
    'After an evaluation: the educational module',
    'For people who studied in another country. Without the time that your Dutch takes.',
  ],
  'Na een waardering: het PDG': [
    'After an evaluation: the PDG certificate',
    'For people who studied in another country. Without the time that your Dutch takes.',
  ],
  'Na een waardering: docent in een kunstvak': [
    'After an evaluation: teacher of an arts subject',
    'For people who studied in another country. Without the time that your Dutch takes.',
  ],
  'Na een waardering: docent lichamelijke opvoeding': [
    'After an evaluation: teacher of physical education',
    'For people who studied in another country. Without the time that your Dutch takes.',
  ],
  'Na een waardering: een associate degree': [
    'After an evaluation: an associate degree',
    'For people who studied in another country. Without the time that your Dutch takes.',
  ],
  'Na een waardering: instructeur in het mbo': [
    'After an evaluation: instructor in mbo',
    'For people who studied in another country. Without the time that your Dutch takes.',
  ],
  'Beginnen met je pabodiploma': [
    'Starting with your pabo diploma',
    'Your diploma is valid at primary schools and in special education.',
  ],
  'De verkorte deeltijdpabo naast je bevoegdheid': [
    'The shortened part-time pabo beside your qualification',
    'A class of your own, often with exemption from general parts.',
  ],
  'Zij-instroom naast je bevoegdheid': [
    'Lateral entry beside your qualification',
    'Working at a school while you gain another qualification.',
  ],
  'Beginnen in je eigen vak': [
    'Starting in your own subject',
    'Your qualification is valid here, without further training.',
  ],
  'Van de pabo naar een tweedegraads bevoegdheid': [
    'From the pabo to a grade two qualification',
    'Learning to teach a subject, often with exemption from pedagogy, didactics and part of the placement.',
  ],
  'Een tweede vak erbij': [
    'A second subject',
    'For another subject than that of your qualification. Exemptions usually make the training shorter.',
  ],
  'Een hbo-master in je vak': [
    'An hbo master’s in your subject',
    'From grade two to grade one, part-time beside your job as a teacher.',
  ],
  'Beginnen met je ruimere bevoegdheid': [
    'Starting with your wider qualification',
    'For your own subject; you need no limited one.',
  ],
  'Naar het mbo met je lesbevoegdheid': [
    'To mbo with your teaching qualification',
    'No PDG is needed then. The school looks at whether you are competent in what you teach.',
  ],
  'Van de pabo naar het mbo met een PDG': [
    'From the pabo to mbo with a PDG',
    'Mostly in courses for education and childcare. Ask the school whether a PDG is needed.',
  ],
  'Vakleerkracht met je vakbevoegdheid': [
    'Specialist teacher with your qualification',
    'For subjects that the law names, such as PE, arts subjects and some languages.',
  ],
  'Gym geven met je pabodiploma': [
    'Teaching PE with your pabo diploma',
    'A course beside your work, to teach PE to all groups.',
  ],
  'Meteen beginnen met je bevoegdheid': [
    'Starting at once with your qualification',
    'This work needs no qualification; with yours you may do more.',
  ],
  'Beginnen als onderwijsassistent': [
    'Starting as a teaching assistant',
    'A qualification is not needed; a certificate of conduct (VOG) and Dutch are.',
  ],
}

const entries: Readonly<Record<string, string>> = {
  '': '',
  'via de 21+-toets': 'through the 21+ test',
  'via het vavo': 'through adult secondary education',
  'via mbo 4': 'through mbo 4',
}

const schools: Readonly<Record<School, string>> = {
  po: 'at a primary school',
  vo: 'at a secondary school',
  mbo: 'in vocational education',
  go: 'in special education',
}

const diplomas: Readonly<Record<Diploma, string>> = {
  geen: 'without a diploma that gives access',
  mbo4: 'with mbo 4',
  havo: 'with havo',
  vwo: 'with vwo',
  hbo: 'with an hbo degree',
  wo: 'with a university degree',
  buitenland: 'with a diploma from another country',
  'leraar-buitenland': 'with a teaching licence from another country',
  pabo: 'with a pabo diploma',
  tweedegraads: 'with a grade two qualification',
  eerstegraads: 'with a grade one qualification',
}

/** The texts of a route in English. @throws Error when a part of it has none. */
export const translatedRoute = ({ parts, family }: Route): Texts & { readonly family: string } => {
  const [core, entry, named] = [cores[parts.core], entries[parts.entry], families[family]]
  if (!core || entry === undefined || !named) throw new Error(`no English for ${parts.core}, ${parts.entry}, ${family}`)
  const [title, description] = core
  const way = [title, entry].filter(Boolean).join(', ')
  return { title: `${way}: ${schools[parts.school]}, ${diplomas[parts.diploma]}`, description, family: named }
}
