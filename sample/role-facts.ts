/** What the sample shows of a role: an invented day as an example, and the scales of its pay by series of figures. */
import type { DayPart, PayScale } from '#schema/families/taxonomies.ts'

/** From, until, and what happens then, in Dutch and in British English. */
type Part = readonly [from: string, until: string, dutch: string, english: string]

const days: Readonly<Record<string, readonly Part[]>> = {
  'Leraar basisonderwijs': [
    ['07:45', '08:30', 'Lokaal klaarzetten, koffie met collega’s', 'Preparing the classroom, coffee with colleagues'],
    ['08:30', '10:15', 'Kring, taal en lezen', 'Circle time, language and reading'],
    ['10:15', '10:30', 'Buiten spelen: je loopt mee op het plein', 'Break: you are on duty in the playground'],
    ['10:30', '12:00', 'Rekenen, daarna een klein groepje apart', 'Arithmetic, then a small group by itself'],
    ['12:00', '12:30', 'Eten met de groep', 'Lunch with the class'],
    ['12:30', '14:15', 'Geschiedenis, muziek of gym', 'History, music or physical education'],
    ['14:15', '15:00', 'Ouders spreken, pauze', 'Talking to parents, a break'],
    [
      '15:00',
      '16:45',
      'Nakijken, morgen voorbereiden, soms overleg',
      'Marking, preparing tomorrow, at times a meeting',
    ],
  ],
  'Leraar voortgezet onderwijs': [
    ['08:00', '08:30', 'Roosterwijzigingen bekijken, spullen klaarzetten', 'Checking timetable changes, getting ready'],
    ['08:30', '10:10', 'Twee lessen aan de brugklas', 'Two lessons in the first year'],
    ['10:10', '10:30', 'Pauze', 'Break'],
    [
      '10:30',
      '12:10',
      'Een les aan 3 mavo, daarna een aan 5 havo',
      'One lesson to year 3 mavo, then one to year 5 havo',
    ],
    ['12:10', '12:40', 'Pauze, toezicht in de kantine', 'Break, on duty in the canteen'],
    ['12:40', '13:30', 'Tussenuur: toetsen nakijken', 'A free period: marking tests'],
    ['13:30', '15:10', 'Mentoruur en een les aan de bovenbouw', 'Form period and a lesson in the upper years'],
    ['15:10', '16:30', 'Overleg met je sectie, lessen voorbereiden', 'Meeting of your subject team, preparing lessons'],
  ],
  'Docent mbo': [
    [
      '08:30',
      '10:30',
      'Praktijkles in de werkplaats of het leslokaal',
      'Practical lesson in the workshop or classroom',
    ],
    ['10:30', '10:45', 'Pauze', 'Break'],
    ['10:45', '12:15', 'Theorieles aan tweedejaars', 'Theory lesson for second-year students'],
    ['12:15', '13:00', 'Lunch, studenten met vragen', 'Lunch, students with questions'],
    ['13:00', '14:30', 'Stagebezoek bij een bedrijf', 'Visiting a student on placement at a company'],
    ['14:30', '15:30', 'Gesprekken met je eigen studenten', 'Talks with the students you coach'],
    ['15:30', '17:00', 'Teamoverleg, examens voorbereiden', 'Team meeting, preparing exams'],
  ],
  'Leraar gespecialiseerd onderwijs': [
    [
      '08:00',
      '08:30',
      'Dag doorspreken met de onderwijsassistent',
      'Going through the day with the teaching assistant',
    ],
    ['08:30', '09:00', 'Leerlingen één voor één ontvangen', 'Welcoming pupils one by one'],
    ['09:00', '10:30', 'Taal en rekenen, ieder op eigen niveau', 'Language and arithmetic, each at their own level'],
    ['10:30', '11:00', 'Samen eten, buiten spelen', 'Eating together, playing outside'],
    ['11:00', '12:30', 'Werken aan zelfstandigheid, bewegen', 'Learning to do things alone, physical activity'],
    ['12:30', '14:15', 'Vakken in kleine groepjes, rustmoment', 'Subjects in small groups, a quiet moment'],
    ['14:15', '16:30', 'Overleg met begeleiders en ouders, verslagen', 'Talks with care staff and parents, reports'],
  ],
  Vakleerkracht: [
    ['08:00', '08:30', 'Zaal of vaklokaal klaarzetten', 'Setting up the hall or subject room'],
    ['08:30', '10:15', 'Groep 3 en groep 4, elk drie kwartier', 'Years 3 and 4, three quarters of an hour each'],
    ['10:15', '10:45', 'Pauze, materiaal wisselen', 'Break, changing the equipment'],
    ['10:45', '12:00', 'Groep 5 en groep 6', 'Years 5 and 6'],
    ['12:30', '14:00', 'Groep 7 en groep 8', 'Years 7 and 8'],
    [
      '14:00',
      '15:30',
      'Opruimen, naar een andere school of voorbereiden',
      'Clearing up, on to another school or preparing',
    ],
  ],
  Onderwijsassistent: [
    ['08:15', '08:30', 'Met de leraar de dag doornemen', 'Going through the day with the teacher'],
    ['08:30', '10:15', 'Meelezen met een groepje, materiaal uitdelen', 'Reading with a group, handing out materials'],
    ['10:15', '10:45', 'Toezicht op het plein', 'On duty in the playground'],
    ['10:45', '12:00', 'Rekenspelletjes met vijf kinderen', 'Number games with five children'],
    ['12:00', '12:45', 'Eten en buiten spelen met de groep', 'Lunch and playing outside with the class'],
    [
      '12:45',
      '14:15',
      'Knutselen begeleiden, een kind verschonen of troosten',
      'Helping with crafts, changing or comforting a child',
    ],
    ['14:15', '15:00', 'Opruimen en napraten', 'Clearing up and looking back at the day'],
  ],
  Leraarondersteuner: [
    ['08:15', '08:30', 'Afspraken met de leraar', 'Agreeing the day with the teacher'],
    ['08:30', '10:15', 'De instructie overnemen voor de halve groep', 'Teaching half of the class'],
    ['10:30', '12:00', 'Toetsen afnemen en nakijken', 'Giving and marking tests'],
    ['12:45', '14:15', 'Een les die je zelf voorbereidde', 'A lesson that you prepared yourself'],
    [
      '14:15',
      '15:30',
      'Bespreken wat opviel, volgende les voorbereiden',
      'Discussing what you noticed, preparing the next lesson',
    ],
  ],
  'Technisch onderwijsassistent': [
    ['08:00', '09:00', 'Proeven klaarzetten voor natuurkunde', 'Setting up experiments for physics'],
    ['09:00', '10:40', 'Practicum begeleiden naast de docent', 'Supervising practicals beside the teacher'],
    ['11:00', '12:40', 'Machines nakijken, materiaal bestellen', 'Checking machines, ordering materials'],
    ['13:10', '14:50', 'Leerlingen helpen met hun werkstuk', 'Helping pupils with their projects'],
    ['14:50', '16:00', 'Opruimen, chemicaliën veilig wegzetten', 'Clearing up, storing chemicals safely'],
  ],
  Instructeur: [
    ['08:00', '08:30', 'Werkplaats openen, gereedschap nalopen', 'Opening the workshop, checking the tools'],
    ['08:30', '12:00', 'Voordoen, laten oefenen, bijsturen', 'Showing, letting students practise, correcting'],
    ['12:30', '14:30', 'Een tweede groep, zelfde opdracht', 'A second group, the same assignment'],
    ['14:30', '15:30', 'Vorderingen noteren met de docent', 'Recording progress with the lecturer'],
    ['15:30', '16:30', 'Materiaal klaarzetten voor morgen', 'Getting materials ready for tomorrow'],
  ],
  'Hybride docent': [
    ['08:30', '12:10', 'Vier lessen op school', 'Four lessons at school'],
    ['12:10', '12:45', 'Lunch met collega’s van je sectie', 'Lunch with colleagues of your subject'],
    ['12:45', '13:30', 'Naar je andere werkgever', 'On to your other employer'],
    [
      '13:30',
      '17:00',
      'Je werk daar: een project, een klant, een ploeg',
      'Your work there: a project, a client, a team',
    ],
  ],
  'Intern begeleider': [
    ['08:15', '09:00', 'Vragen van leraren bij de deur', 'Questions from teachers in passing'],
    ['09:00', '10:30', 'Meekijken in een groep', 'Observing a class'],
    ['10:45', '12:00', 'Gesprek met ouders en een jeugdarts', 'A talk with parents and a youth doctor'],
    [
      '12:30',
      '14:00',
      'Plannen voor leerlingen bespreken met hun leraar',
      'Discussing plans for pupils with their teacher',
    ],
    ['14:15', '16:00', 'Groepsbespreking, verslagen', 'Class review, reports'],
  ],
  Zorgcoördinator: [
    ['08:30', '09:30', 'Meldingen van mentoren lezen', 'Reading what form tutors report'],
    ['09:30', '11:00', 'Gesprekken met leerlingen', 'Talks with pupils'],
    ['11:15', '12:30', 'Overleg met jeugdhulp en leerplicht', 'Meeting with youth care and the attendance officer'],
    ['13:00', '14:30', 'Ouders spreken, hulp aanvragen', 'Talking to parents, applying for support'],
    ['14:30', '16:00', 'Mentoren adviseren', 'Advising form tutors'],
  ],
  Schoolleider: [
    ['07:45', '08:30', 'Bij de deur: leerlingen en ouders begroeten', 'At the door: greeting pupils and parents'],
    ['08:30', '10:00', 'Vervanging regelen, mail, een leraar spreken', 'Arranging cover, mail, talking to a teacher'],
    ['10:00', '11:30', 'Lesbezoek en nagesprek', 'Visiting a lesson and talking it over'],
    ['11:30', '13:00', 'Overleg met het bestuur', 'Meeting with the school board'],
    ['13:00', '15:00', 'Sollicitatiegesprek, begroting', 'A job interview, the budget'],
    ['15:00', '16:30', 'Teamvergadering', 'Team meeting'],
  ],
  Teamleider: [
    ['08:00', '08:45', 'Rooster rond krijgen bij ziekte', 'Covering lessons of colleagues who are ill'],
    ['08:45', '10:30', 'Twee eigen lessen', 'Two lessons of your own'],
    ['10:45', '12:15', 'Gesprekken met docenten', 'Talks with teachers'],
    ['12:45', '14:30', 'Leerling en ouders na een incident', 'A pupil and parents after an incident'],
    ['14:30', '16:30', 'Teamoverleg, plannen voor volgend jaar', 'Team meeting, plans for next year'],
  ],
  Hogeschooldocent: [
    ['09:00', '10:45', 'Werkcollege aan eerstejaars', 'Seminar for first-year students'],
    ['11:00', '12:30', 'Onderzoek van vierdejaars begeleiden', 'Supervising research of fourth-year students'],
    ['13:15', '14:45', 'Opdrachtgever spreken over een project', 'Meeting the client of a student project'],
    ['15:00', '17:00', 'Nakijken, onderwijs ontwikkelen met je team', 'Marking, developing courses with your team'],
  ],
  Conciërge: [
    ['07:00', '08:15', 'Deuren open, licht en verwarming aan', 'Opening doors, lights and heating on'],
    ['08:15', '10:00', 'Bij de ingang, telefoon, pakketten', 'At the entrance, telephone, parcels'],
    ['10:00', '12:00', 'Kapotte stoel, lekkende kraan', 'A broken chair, a leaking tap'],
    ['12:00', '13:00', 'Toezicht in de pauze, pleisters plakken', 'On duty in the break, putting on plasters'],
    ['13:00', '15:30', 'Kopiëren, zaal klaarzetten, afsluiten', 'Copying, setting up the hall, locking up'],
  ],
}

const scale = (letters: 'LB' | 'LC' | 'LD', series: string): PayScale => ({
  scale: letters,
  start: `${series}-start`,
  maximum: `${series}-maximum`,
})
const [lb, lc] = [scale('LB', 'po-schaal-lb'), scale('LC', 'po-schaal-lc')]

/** Source: the article "Salaris in het basisonderwijs", "Van functie naar schaal". The sample has no scales of other sectors. */
const pay: Readonly<Record<string, readonly PayScale[]>> = {
  'Leraar basisonderwijs': [lb, lc],
  Vakleerkracht: [lb],
  'Leraar gespecialiseerd onderwijs': [lc],
  'Intern begeleider': [lc],
}

const dayIn = (name: string, language: 'nl' | 'en'): readonly DayPart[] | null =>
  days[name]?.map(([from, until, dutch, english]) => ({ from, until, title: language === 'nl' ? dutch : english })) ??
  null

/** The optional fields of a role, and those of its English translation; null where the sample has none. */
export const roleFacts = (name: string) => ({
  item: { day: dayIn(name, 'nl'), pay: pay[name] ?? null },
  english: { day: dayIn(name, 'en') },
})
