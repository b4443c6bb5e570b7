/** Sectors, topics, roles, qualifications and tracks in British English, by their Dutch name (sectors by their key). */

type Texts = { readonly name: string; readonly description: string }
type Titled = { readonly title: string; readonly description: string }

export const translatedSectors: Readonly<Record<string, Titled>> = {
  po: {
    title: 'Primary education',
    description: 'Teaching children aged four to twelve, in all the subjects they need.',
  },
  vo: {
    title: 'Secondary education',
    description:
      'Teaching your subject to young people aged twelve to eighteen, from practical education to gymnasium.',
  },
  mbo: {
    title: 'Vocational education (mbo)',
    description: 'Preparing students for an occupation, in the classroom, the workshop and the workplace.',
  },
  go: { title: 'Special education', description: 'Teaching pupils who need more calm, care or structure.' },
  ho: {
    title: 'Higher education',
    description: 'Teaching and doing research at a university of applied sciences or a university.',
  },
}

export const translatedTopics: Readonly<Record<string, Texts>> = {
  Bevoegdheden: {
    name: 'Qualifications',
    description: 'Which diploma you need to be allowed to teach which subject at which school.',
  },
  Lerarenopleiding: {
    name: 'Teacher training',
    description: 'Courses for teachers, from pabo to educational master’s, and how to choose.',
  },
  Arbeidsvoorwaarden: {
    name: 'Terms of employment',
    description: 'Hours, leave, contracts and pensions: what the collective agreements settle.',
  },
  Onderwijssysteem: {
    name: 'Education system',
    description: 'How Dutch education is organised and who is responsible for what.',
  },
  Salaris: { name: 'Pay', description: 'Scales, steps and placement: how to look up what you will earn.' },
  'Middelbare school': { name: 'Secondary school', description: 'Working in vmbo, havo, vwo or practical education.' },
  Basisonderwijs: { name: 'Primary school', description: 'Working with children aged four to twelve.' },
  Opleidingen: {
    name: 'Courses',
    description: 'Finding, comparing and applying for courses besides teacher training.',
  },
  'Onderwijsondersteunend personeel': {
    name: 'Support staff',
    description: 'Jobs beside and around the teacher, from teaching assistant to caretaker.',
  },
  Randvoorwaarden: {
    name: 'Before you start',
    description: 'What you have to arrange before you begin: certificate of conduct, visits, applications.',
  },
  Toelatingstoetsen: { name: 'Entrance tests', description: 'Tests that decide whether you may start a course.' },
  'PDG-traject': { name: 'PDG programme', description: 'The certificate of teaching for professionals in mbo.' },
  Gastdocent: { name: 'Guest lecturer', description: 'Giving a lesson about your own subject or work now and then.' },
  Studielast: { name: 'Study load', description: 'How much time a course takes and how to fit it in.' },
  'Subsidies en financiën': {
    name: 'Grants and finance',
    description: 'Schemes that make a course or a switch affordable.',
  },
  Geschiktheidsonderzoek: {
    name: 'Aptitude assessment',
    description: 'The test that decides whether you can begin as a lateral entrant.',
  },
  Arbeidsongeschiktheid: {
    name: 'Illness and disability',
    description: 'Working in education with an illness or disability.',
  },
  Collegegeld: { name: 'Tuition fees', description: 'Statutory or institutional fee, and when you pay what.' },
  Instructeur: { name: 'Instructor', description: 'Teaching practical skills in mbo without being a lecturer.' },
  'Overstap op latere leeftijd': {
    name: 'Switching later in life',
    description: 'Making the switch with half a working life behind you.',
  },
  'Speciaal onderwijs': {
    name: 'Special primary education',
    description: 'Teaching young children who need extra support.',
  },
  'Voortgezet speciaal onderwijs': {
    name: 'Special secondary education',
    description: 'Teaching young people who need extra support.',
  },
  Buitenland: {
    name: 'Abroad',
    description: 'Teaching in the Netherlands with a diploma from elsewhere, and the other way round.',
  },
  'Middelbaar beroepsonderwijs': {
    name: 'Vocational education',
    description: 'Working with students who are learning an occupation.',
  },
  Volwassenenonderwijs: {
    name: 'Adult education',
    description: 'Teaching adults, from adult secondary education to civic integration.',
  },
  Wetgeving: { name: 'Legislation', description: 'The laws behind qualifications, appointments and quality.' },
}

export const translatedQualifications: Readonly<Record<string, Texts>> = {
  'Primair onderwijs': {
    name: 'Primary education',
    description:
      'Teaching classes in primary and special education. You gain this qualification with the pabo, an academic training course for primary teachers or lateral entry.',
  },
  Eerstegraads: {
    name: 'Grade one (eerstegraads)',
    description:
      'Teaching your subject in all years of secondary education, including the upper years of havo and vwo.',
  },
  Tweedegraads: {
    name: 'Grade two (tweedegraads)',
    description: 'Teaching your subject in vmbo, the lower years of havo and vwo, practical education and mbo.',
  },
  'Beperkt tweedegraads': {
    name: 'Limited grade two',
    description:
      'Teaching your subject in vmbo and the lower years of havo and vwo. You gain it with an educational module or minor.',
  },
  'Pedagogisch-didactisch getuigschrift (PDG)': {
    name: 'Certificate of teaching for professionals (PDG)',
    description:
      'Teaching in mbo in the occupation that you master yourself. The certificate goes with a job as a lecturer in training.',
  },
  'Onderwijsassistent (mbo 4)': {
    name: 'Teaching assistant (mbo 4)',
    description: 'Assisting in and around the classroom, under the responsibility of a teacher.',
  },
  'Instructeur mbo': {
    name: 'Instructor in mbo',
    description: 'Giving practical lessons and teaching skills in mbo, under the responsibility of a lecturer.',
  },
  Schoolleider: {
    name: 'School leader',
    description: 'Leading a school or a team. Being qualified to teach does not come with it automatically.',
  },
}

export const translatedRoles: Readonly<Record<string, Texts>> = {
  'Leraar basisonderwijs': {
    name: 'Primary school teacher',
    description: 'Teaches all subjects to a class of their own.',
  },
  'Leraar voortgezet onderwijs': {
    name: 'Secondary school teacher',
    description: 'Teaches one or two subjects to several classes.',
  },
  'Docent mbo': {
    name: 'Lecturer in mbo',
    description: 'Prepares students for an occupation and guides their placements.',
  },
  'Leraar gespecialiseerd onderwijs': {
    name: 'Special education teacher',
    description: 'Teaches small groups of pupils who need support.',
  },
  Vakleerkracht: {
    name: 'Specialist teacher',
    description: 'Teaches one subject at primary school, such as music or physical education.',
  },
  Onderwijsassistent: { name: 'Teaching assistant', description: 'Supports the teacher and works with small groups.' },
  Leraarondersteuner: {
    name: 'Teacher’s aide',
    description: 'Takes over teaching tasks independently, in consultation with the teacher.',
  },
  'Technisch onderwijsassistent': {
    name: 'Technical teaching assistant',
    description: 'Prepares experiments and keeps laboratories and workshops safe.',
  },
  Instructeur: { name: 'Instructor', description: 'Teaches students the practical skills of their occupation.' },
  Gastdocent: { name: 'Guest lecturer', description: 'Gives a lesson about their own work or expertise now and then.' },
  'Hybride docent': {
    name: 'Hybrid teacher',
    description: 'Combines a permanent job in education with work outside it.',
  },
  'Intern begeleider': {
    name: 'Special needs coordinator',
    description: 'Looks after the care for pupils and coaches teachers in it.',
  },
  Zorgcoördinator: {
    name: 'Care coordinator (secondary)',
    description: 'Arranges extra support for pupils, with parents and care workers.',
  },
  Mentor: { name: 'Form tutor', description: 'Is the first point of contact for a class and their parents.' },
  Decaan: { name: 'Careers adviser', description: 'Guides pupils in choosing subjects and studies.' },
  Schoolleider: { name: 'School leader', description: 'Leads a school and the team that works there.' },
  Teamleider: { name: 'Team leader', description: 'Leads a team of teachers within a larger school.' },
  Hogeschooldocent: {
    name: 'Lecturer at a university of applied sciences',
    description: 'Teaches hbo students and supervises applied research.',
  },
  Conciërge: {
    name: 'Caretaker',
    description: 'Keeps the building, materials and corridors in order and knows everybody.',
  },
  'Administratief medewerker': {
    name: 'Administrative assistant',
    description: 'Takes care of enrolments, timetables and the front desk.',
  },
}

export const translatedTracks: Readonly<Record<string, Texts>> = {
  Voltijdopleiding: { name: 'Full-time', description: 'Studying during the day, with placements throughout.' },
  Deeltijdopleiding: { name: 'Part-time', description: 'Studying on a fixed day or evening, beside work or a family.' },
  'Duale opleiding': { name: 'Dual', description: 'Working at a school and studying in one programme.' },
  'Zij-instroom': {
    name: 'Lateral entry (zij-instroom)',
    description: 'A teaching job with tailored training, in about two years.',
  },
  'PDG-traject': { name: 'PDG programme', description: 'Training for professionals who become lecturers in mbo.' },
  Kopopleiding: {
    name: 'One-year teacher training course (kopopleiding)',
    description: 'One year to the grade two qualification after a related bachelor.',
  },
  'Educatieve module': {
    name: 'Educational module',
    description: 'A short programme after a university bachelor, for a limited grade two qualification.',
  },
  'Educatieve minor': {
    name: 'Educational minor',
    description: 'Half a year within a university bachelor, for a limited grade two qualification.',
  },
  'Educatieve master': { name: 'Educational master’s', description: 'A university course for grade one teachers.' },
  'Hbo-master': { name: 'Hbo master', description: 'For grade two teachers who want to become grade one teachers.' },
  'Associate degree': { name: 'Associate degree', description: 'A two-year hbo course, between mbo 4 and a bachelor.' },
  'Mbo bol': { name: 'Mbo, college-based (bol)', description: 'Vocational training at college with placements.' },
  'Mbo bbl': {
    name: 'Mbo, work-based (bbl)',
    description: 'Vocational training in which you work and go to college one day a week.',
  },
  Onderwijstraineeship: {
    name: 'Teaching traineeship',
    description: 'A programme with training, school and guidance in one.',
  },
}
