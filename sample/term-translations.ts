/** Sectors, topics, roles, qualifications and tracks in British English, by their Dutch name (sectors by their key). */

type Texts = readonly [name: string, description: string]

export const translatedSectors: Readonly<Record<string, Texts>> = {
  po: ['Primary education', 'Teaching children aged four to twelve, in all the subjects they need.'],
  vo: [
    'Secondary education',
    'Teaching your subject to young people aged twelve to eighteen, from practical education to gymnasium.',
  ],
  mbo: [
    'Vocational education (mbo)',
    'Preparing students for an occupation, in the classroom, the workshop and the workplace.',
  ],
  go: ['Special education', 'Teaching pupils who need more calm, care or structure.'],
  ho: ['Higher education', 'Teaching and doing research at a university of applied sciences or a university.'],
}

export const translatedTopics: Readonly<Record<string, Texts>> = {
  Bevoegdheden: ['Qualifications', 'Which diploma you need to be allowed to teach which subject at which school.'],
  Lerarenopleiding: ['Teacher training', 'Courses for teachers, from pabo to educational master’s, and how to choose.'],
  Arbeidsvoorwaarden: [
    'Terms of employment',
    'Hours, leave, contracts and pensions: what the collective agreements settle.',
  ],
  Onderwijssysteem: ['Education system', 'How Dutch education is organised and who is responsible for what.'],
  Salaris: ['Pay', 'Scales, steps and placement: how to look up what you will earn.'],
  'Middelbare school': ['Secondary school', 'Working in vmbo, havo, vwo or practical education.'],
  Basisonderwijs: ['Primary school', 'Working with children aged four to twelve.'],
  Opleidingen: ['Courses', 'Finding, comparing and applying for courses besides teacher training.'],
  'Onderwijsondersteunend personeel': [
    'Support staff',
    'Jobs beside and around the teacher, from teaching assistant to caretaker.',
  ],
  Randvoorwaarden: [
    'Before you start',
    'What you have to arrange before you begin: certificate of conduct, visits, applications.',
  ],
  Toelatingstoetsen: ['Entrance tests', 'Tests that decide whether you may start a course.'],
  'PDG-traject': ['PDG programme', 'The certificate of teaching for professionals in mbo.'],
  Gastdocent: ['Guest lecturer', 'Giving a lesson about your own subject or work now and then.'],
  Studielast: ['Study load', 'How much time a course takes and how to fit it in.'],
  'Subsidies en financiën': ['Grants and finance', 'Schemes that make a course or a switch affordable.'],
  Geschiktheidsonderzoek: ['Aptitude assessment', 'The test that decides whether you can begin as a lateral entrant.'],
  Arbeidsongeschiktheid: ['Illness and disability', 'Working in education with an illness or disability.'],
  Collegegeld: ['Tuition fees', 'Statutory or institutional fee, and when you pay what.'],
  Instructeur: ['Instructor', 'Teaching practical skills in mbo without being a lecturer.'],
  'Overstap op latere leeftijd': ['Switching later in life', 'Making the switch with half a working life behind you.'],
  'Speciaal onderwijs': ['Special primary education', 'Teaching young children who need extra support.'],
  'Voortgezet speciaal onderwijs': ['Special secondary education', 'Teaching young people who need extra support.'],
  Buitenland: ['Abroad', 'Teaching in the Netherlands with a diploma from elsewhere, and the other way round.'],
  'Middelbaar beroepsonderwijs': ['Vocational education', 'Working with students who are learning an occupation.'],
  Volwassenenonderwijs: ['Adult education', 'Teaching adults, from adult secondary education to civic integration.'],
  Wetgeving: ['Legislation', 'The laws behind qualifications, appointments and quality.'],
}

export const translatedQualifications: Readonly<Record<string, Texts>> = {
  'Primair onderwijs': [
    'Primary education',
    'Teaching classes in primary and special education. You gain this qualification with the pabo, an academic training course for primary teachers or lateral entry.',
  ],
  Eerstegraads: [
    'Grade one (eerstegraads)',
    'Teaching your subject in all years of secondary education, including the upper years of havo and vwo.',
  ],
  Tweedegraads: [
    'Grade two (tweedegraads)',
    'Teaching your subject in vmbo, the lower years of havo and vwo, practical education and mbo.',
  ],
  'Beperkt tweedegraads': [
    'Limited grade two',
    'Teaching your subject in vmbo and the lower years of havo and vwo. You gain it with an educational module or minor.',
  ],
  'Pedagogisch-didactisch getuigschrift (PDG)': [
    'Certificate of teaching for professionals (PDG)',
    'Teaching in mbo in the occupation that you master yourself. The certificate goes with a job as a lecturer in training.',
  ],
  'Onderwijsassistent (mbo 4)': [
    'Teaching assistant (mbo 4)',
    'Assisting in and around the classroom, under the responsibility of a teacher.',
  ],
  'Instructeur mbo': [
    'Instructor in mbo',
    'Giving practical lessons and teaching skills in mbo, under the responsibility of a lecturer.',
  ],
  Schoolleider: [
    'School leader',
    'Leading a school or a team. Being qualified to teach does not come with it automatically.',
  ],
}

export const translatedRoles: Readonly<Record<string, Texts>> = {
  'Leraar basisonderwijs': ['Primary school teacher', 'Teaches all subjects to a class of their own.'],
  'Leraar voortgezet onderwijs': ['Secondary school teacher', 'Teaches one or two subjects to several classes.'],
  'Docent mbo': ['Lecturer in mbo', 'Prepares students for an occupation and guides their placements.'],
  'Leraar gespecialiseerd onderwijs': ['Special education teacher', 'Teaches small groups of pupils who need support.'],
  Vakleerkracht: ['Specialist teacher', 'Teaches one subject at primary school, such as music or physical education.'],
  Onderwijsassistent: ['Teaching assistant', 'Supports the teacher and works with small groups.'],
  Leraarondersteuner: ['Teacher’s aide', 'Takes over teaching tasks independently, in consultation with the teacher.'],
  'Technisch onderwijsassistent': [
    'Technical teaching assistant',
    'Prepares experiments and keeps laboratories and workshops safe.',
  ],
  Instructeur: ['Instructor', 'Teaches students the practical skills of their occupation.'],
  Gastdocent: ['Guest lecturer', 'Gives a lesson about their own work or expertise now and then.'],
  'Hybride docent': ['Hybrid teacher', 'Combines a permanent job in education with work outside it.'],
  'Intern begeleider': ['Special needs coordinator', 'Looks after the care for pupils and coaches teachers in it.'],
  Zorgcoördinator: [
    'Care coordinator (secondary)',
    'Arranges extra support for pupils, with parents and care workers.',
  ],
  Mentor: ['Form tutor', 'Is the first point of contact for a class and their parents.'],
  Decaan: ['Careers adviser', 'Guides pupils in choosing subjects and studies.'],
  Schoolleider: ['School leader', 'Leads a school and the team that works there.'],
  Teamleider: ['Team leader', 'Leads a team of teachers within a larger school.'],
  Hogeschooldocent: [
    'Lecturer at a university of applied sciences',
    'Teaches hbo students and supervises applied research.',
  ],
  Conciërge: ['Caretaker', 'Keeps the building, materials and corridors in order and knows everybody.'],
  'Administratief medewerker': ['Administrative assistant', 'Takes care of enrolments, timetables and the front desk.'],
}

export const translatedTracks: Readonly<Record<string, Texts>> = {
  Voltijdopleiding: ['Full-time', 'Studying during the day, with placements throughout.'],
  Deeltijdopleiding: ['Part-time', 'Studying on a fixed day or evening, beside work or a family.'],
  'Duale opleiding': ['Dual', 'Working at a school and studying in one programme.'],
  'Zij-instroom': ['Lateral entry (zij-instroom)', 'A teaching job with tailored training, in about two years.'],
  'PDG-traject': ['PDG programme', 'Training for professionals who become lecturers in mbo.'],
  Kopopleiding: [
    'One-year teacher training course (kopopleiding)',
    'One year to the grade two qualification after a related bachelor.',
  ],
  'Educatieve module': [
    'Educational module',
    'A short programme after a university bachelor, for a limited grade two qualification.',
  ],
  'Educatieve minor': [
    'Educational minor',
    'Half a year within a university bachelor, for a limited grade two qualification.',
  ],
  'Educatieve master': ['Educational master’s', 'A university course for grade one teachers.'],
  'Hbo-master': ['Hbo master', 'For grade two teachers who want to become grade one teachers.'],
  'Associate degree': ['Associate degree', 'A two-year hbo course, between mbo 4 and a bachelor.'],
  'Mbo bol': ['Mbo, college-based (bol)', 'Vocational training at college with placements.'],
  'Mbo bbl': ['Mbo, work-based (bbl)', 'Vocational training in which you work and go to college one day a week.'],
  Onderwijstraineeship: ['Teaching traineeship', 'A programme with training, school and guidance in one.'],
}
