/** The kinds of study in the catalogue by their registration number. Source: DUO open onderwijsdata. */

export type StudyKind =
  | 'pabo'
  | 'paboVariant'
  | 'secondDegree'
  | 'firstDegreeHbo'
  | 'firstDegreeWo'
  | 'arts'
  | 'sport'
  | 'professional'
  | 'associate'
  | 'assistant'
  | 'other'
  | 'sideEntryPrimary'
  | 'sideEntrySecond'
  | 'sideEntryFirst'
  | 'shortPabo'
  | 'headYear'
  | 'module'
  | 'certificate'

export type Study = {
  title: string
  kind: StudyKind
  degree: string
  subjects: string[]
  /** What it leads to, where that is not what its kind leads to. Read in its title. */
  roles?: string[]
  /** Of a shorter way: the title of the registered study beside it. */
  besides?: string
}

export const studies: Record<string, Study> = {
  '34104': {
    title: 'Leraar Nederlandse Gebarentaal (NGT)',
    kind: 'other',
    degree: 'Bachelor of Education',
    subjects: [],
    roles: [],
  },
  '34745': { title: 'Docent theater', kind: 'arts', degree: 'Bachelor of Education', subjects: ['Drama/theater'] },
  '34808': { title: 'Leraar basisonderwijs (pabo)', kind: 'pabo', degree: 'Bachelor of Education', subjects: [] },
  '34940': { title: 'Docent dans', kind: 'arts', degree: 'Bachelor of Education', subjects: ['Dans'] },
  '35025': {
    title: 'Leraar lichamelijke opvoeding (ALO)',
    kind: 'sport',
    degree: 'Bachelor of Education',
    subjects: ['Lichamelijke opvoeding'],
  },
  '35144': {
    title: 'Leraar Fries (tweedegraads)',
    kind: 'secondDegree',
    degree: 'Bachelor of Education',
    subjects: ['Fries'],
  },
  '35193': {
    title: 'Leraar Duits (tweedegraads)',
    kind: 'secondDegree',
    degree: 'Bachelor of Education',
    subjects: ['Duits'],
  },
  '35195': {
    title: 'Leraar Engels (tweedegraads)',
    kind: 'secondDegree',
    degree: 'Bachelor of Education',
    subjects: ['Engels'],
  },
  '35196': {
    title: 'Leraar Frans (tweedegraads)',
    kind: 'secondDegree',
    degree: 'Bachelor of Education',
    subjects: ['Frans'],
  },
  '35197': {
    title: 'Leraar geschiedenis (tweedegraads)',
    kind: 'secondDegree',
    degree: 'Bachelor of Education',
    subjects: ['Geschiedenis'],
  },
  '35198': {
    title: 'Leraar Nederlands (tweedegraads)',
    kind: 'secondDegree',
    degree: 'Bachelor of Education',
    subjects: ['Nederlands'],
  },
  '35199': {
    title: 'Leraar scheikunde (tweedegraads)',
    kind: 'secondDegree',
    degree: 'Bachelor of Education',
    subjects: ['Scheikunde'],
  },
  '35201': {
    title: 'Leraar aardrijkskunde (tweedegraads)',
    kind: 'secondDegree',
    degree: 'Bachelor of Education',
    subjects: ['Aardrijkskunde'],
  },
  '35202': {
    title: 'Leraar algemene economie (tweedegraads)',
    kind: 'secondDegree',
    degree: 'Bachelor of Education',
    subjects: ['Economie'],
  },
  '35203': {
    title: 'Leraar bedrijfseconomie (tweedegraads)',
    kind: 'secondDegree',
    degree: 'Bachelor of Education',
    subjects: ['Bedrijfseconomie'],
  },
  '35204': {
    title: 'Leraar pedagogiek (tweedegraads)',
    kind: 'secondDegree',
    degree: 'Bachelor of Education',
    subjects: ['Pedagogiek'],
  },
  '35205': {
    title: 'Leraar islamgodsdienst (tweedegraads)',
    kind: 'secondDegree',
    degree: 'Bachelor of Education',
    subjects: ['Islamgodsdienst'],
  },
  '35207': {
    title: 'Leraar economie (tweedegraads)',
    kind: 'secondDegree',
    degree: 'Bachelor of Education',
    subjects: ['Economie'],
  },
  '35208': {
    title: 'Leraar mens en technologie (tweedegraads)',
    kind: 'secondDegree',
    degree: 'Bachelor of Education',
    subjects: ['Mens en technologie'],
  },
  '35210': {
    title: 'Leraar technisch beroepsonderwijs (tweedegraads)',
    kind: 'secondDegree',
    degree: 'Bachelor of Education',
    subjects: ['Technisch beroepsonderwijs', 'Produceren, installeren en energie', 'Bouwen, wonen en interieur'],
  },
  '35221': {
    title: 'Leraar wiskunde (tweedegraads)',
    kind: 'secondDegree',
    degree: 'Bachelor of Education',
    subjects: ['Wiskunde'],
  },
  '35254': {
    title: 'Leraar techniek (tweedegraads)',
    kind: 'secondDegree',
    degree: 'Bachelor of Education',
    subjects: ['Techniek'],
  },
  '35255': {
    title: 'Leraar Spaans (tweedegraads)',
    kind: 'secondDegree',
    degree: 'Bachelor of Education',
    subjects: ['Spaans'],
  },
  '35261': {
    title: 'Leraar natuurkunde (tweedegraads)',
    kind: 'secondDegree',
    degree: 'Bachelor of Education',
    subjects: ['Natuurkunde'],
  },
  '35301': {
    title: 'Leraar biologie (tweedegraads)',
    kind: 'secondDegree',
    degree: 'Bachelor of Education',
    subjects: ['Biologie'],
  },
  '35388': {
    title: 'Leraar gezondheidszorg en welzijn (tweedegraads)',
    kind: 'secondDegree',
    degree: 'Bachelor of Education',
    subjects: ['Gezondheidszorg en welzijn', 'Zorg en welzijn'],
  },
  '35411': {
    title: 'Leraar maatschappijleer (tweedegraads)',
    kind: 'secondDegree',
    degree: 'Bachelor of Education',
    subjects: ['Maatschappijleer'],
  },
  '35421': {
    title: 'Leraar omgangskunde (tweedegraads)',
    kind: 'secondDegree',
    degree: 'Bachelor of Education',
    subjects: ['Omgangskunde'],
  },
  '35423': {
    title: 'Leraar consumptieve techniek I en II (tweedegraads)',
    kind: 'secondDegree',
    degree: 'Bachelor of Education',
    subjects: ['Consumptieve techniek', 'Horeca, bakkerij en recreatie'],
  },
  '35441': {
    title: 'Leraar godsdienst (tweedegraads)',
    kind: 'secondDegree',
    degree: 'Bachelor of Education',
    subjects: ['Godsdienst/levensbeschouwing'],
  },
  '35514': {
    title: 'International Teacher Education for Primary Schools (ITEps)',
    kind: 'paboVariant',
    degree: 'Bachelor of Education',
    subjects: [],
  },
  '35525': {
    title: 'International Teacher Education for Secondary Schools (ITESS)',
    kind: 'secondDegree',
    degree: 'Bachelor of Education',
    subjects: ['Engels'],
  },
  '39100': {
    title: 'Docent beeldende kunst en vormgeving',
    kind: 'arts',
    degree: 'Bachelor of Education',
    subjects: ['Beeldende vormgeving', 'Tekenen', 'Handvaardigheid'],
  },
  '39112': { title: 'Docent muziek', kind: 'arts', degree: 'Bachelor of Education', subjects: ['Muziek'] },
  '39218': {
    title: 'Learning and Development in Organisations',
    kind: 'other',
    degree: 'Bachelor of Education',
    subjects: [],
    roles: [],
  },
  '39301': {
    title: 'Docent en kennismanager Dienstverlening en Producten',
    kind: 'other',
    degree: 'Bachelor of Education',
    subjects: ['Dienstverlening en producten'],
    roles: ['Leraar voortgezet onderwijs', 'Docent mbo'],
  },
  '44101': {
    title: 'Special Educational Needs: Auditief Gehandicapten',
    kind: 'professional',
    degree: 'Master of Education',
    subjects: [],
  },
  '44102': {
    title: 'Special Educational Needs: Communicatief Gehandicapten',
    kind: 'professional',
    degree: 'Master of Education',
    subjects: [],
  },
  '44103': {
    title: 'Educational Needs',
    kind: 'professional',
    degree: 'Master of Education',
    subjects: [],
    roles: ['Intern begeleider', 'Zorgcoördinator'],
  },
  '44104': {
    title: 'Master Deaf Studies & Communication Needs',
    kind: 'professional',
    degree: 'Master of Education',
    subjects: [],
  },
  '44135': { title: 'Leren en Innoveren', kind: 'professional', degree: 'Master of Education', subjects: [] },
  '44136': { title: 'Learning & Innovation', kind: 'professional', degree: 'Master of Education', subjects: [] },
  '44141': {
    title: 'Expertdocent Beroepsonderwijs',
    kind: 'professional',
    degree: 'Master of Education',
    subjects: [],
  },
  '45262': {
    title: 'Leraar Engels (eerstegraads, hbo-master)',
    kind: 'firstDegreeHbo',
    degree: 'Master of Education',
    subjects: ['Engels'],
  },
  '45263': {
    title: 'Leraar wiskunde (eerstegraads, hbo-master)',
    kind: 'firstDegreeHbo',
    degree: 'Master of Education',
    subjects: ['Wiskunde'],
  },
  '45264': {
    title: 'Leraar aardrijkskunde (eerstegraads, hbo-master)',
    kind: 'firstDegreeHbo',
    degree: 'Master of Education',
    subjects: ['Aardrijkskunde'],
  },
  '45265': {
    title: 'Leraar Duits (eerstegraads, hbo-master)',
    kind: 'firstDegreeHbo',
    degree: 'Master of Education',
    subjects: ['Duits'],
  },
  '45266': {
    title: 'Leraar Frans (eerstegraads, hbo-master)',
    kind: 'firstDegreeHbo',
    degree: 'Master of Education',
    subjects: ['Frans'],
  },
  '45267': {
    title: 'Leraar geschiedenis (eerstegraads, hbo-master)',
    kind: 'firstDegreeHbo',
    degree: 'Master of Education',
    subjects: ['Geschiedenis'],
  },
  '45268': {
    title: 'Leraar maatschappijleer (eerstegraads, hbo-master)',
    kind: 'firstDegreeHbo',
    degree: 'Master of Education',
    subjects: ['Maatschappijleer'],
  },
  '45269': {
    title: 'Leraar Nederlands (eerstegraads, hbo-master)',
    kind: 'firstDegreeHbo',
    degree: 'Master of Education',
    subjects: ['Nederlands'],
  },
  '45271': {
    title: 'Leraar bedrijfseconomie (eerstegraads, hbo-master)',
    kind: 'firstDegreeHbo',
    degree: 'Master of Education',
    subjects: ['Bedrijfseconomie'],
  },
  '45272': {
    title: 'Leraar natuurkunde (eerstegraads, hbo-master)',
    kind: 'firstDegreeHbo',
    degree: 'Master of Education',
    subjects: ['Natuurkunde'],
  },
  '45273': {
    title: 'Leraar scheikunde (eerstegraads, hbo-master)',
    kind: 'firstDegreeHbo',
    degree: 'Master of Education',
    subjects: ['Scheikunde'],
  },
  '45274': {
    title: 'Leraar godsdienst (eerstegraads, hbo-master)',
    kind: 'firstDegreeHbo',
    degree: 'Master of Education',
    subjects: ['Godsdienst/levensbeschouwing'],
  },
  '45275': {
    title: 'Leraar algemene economie (eerstegraads, hbo-master)',
    kind: 'firstDegreeHbo',
    degree: 'Master of Education',
    subjects: ['Economie'],
  },
  '45276': {
    title: 'Leraar Fries (eerstegraads, hbo-master)',
    kind: 'firstDegreeHbo',
    degree: 'Master of Education',
    subjects: ['Fries'],
  },
  '45279': {
    title: 'Leraar biologie (eerstegraads, hbo-master)',
    kind: 'firstDegreeHbo',
    degree: 'Master of Education',
    subjects: ['Biologie'],
  },
  '49099': {
    title: 'Talentontwikkeling en Diversiteit',
    kind: 'professional',
    degree: 'Master of Education',
    subjects: [],
  },
  '49117': { title: 'Kunsteducatie', kind: 'professional', degree: 'Master of Education', subjects: [] },
  '49248': { title: 'Toetsdeskundige', kind: 'professional', degree: 'Master of Education', subjects: [] },
  '49288': {
    title: 'Passend Meesterschap',
    kind: 'professional',
    degree: 'Master of Education',
    subjects: [],
    roles: ['Intern begeleider', 'Zorgcoördinator'],
  },
  '49295': {
    title: 'Master Educational Leadership',
    kind: 'professional',
    degree: 'Master of Education',
    subjects: [],
    roles: ['Schoolleider', 'Teamleider'],
  },
  '49306': {
    title: 'Ontwerpen van Eigentijds Leren',
    kind: 'professional',
    degree: 'Master of Education',
    subjects: [],
  },
  '49501': { title: 'Kunsteducatie (joint degree)', kind: 'professional', degree: 'Master of Education', subjects: [] },
  '59329': {
    title: 'Pedagogische Wetenschappen van Primair Onderwijs',
    kind: 'paboVariant',
    degree: 'Bachelor of Science',
    subjects: [],
  },
  '60204': {
    title: 'Leraar aardrijkskunde (eerstegraads)',
    kind: 'firstDegreeWo',
    degree: 'Master of Science',
    subjects: ['Aardrijkskunde'],
  },
  '60238': {
    title: 'Leraar filosofie (eerstegraads)',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Filosofie'],
  },
  '60243': {
    title: 'Leraar maatschappijleer (eerstegraads)',
    kind: 'firstDegreeWo',
    degree: 'Master of Science',
    subjects: ['Maatschappijleer'],
  },
  '60320': {
    title: 'Leraar Spaanse taal en cultuur (eerstegraads)',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Spaans'],
  },
  '60614': {
    title: 'Educatie en Communicatie in de Wiskunde en Natuurwetenschappen',
    kind: 'firstDegreeWo',
    degree: 'Master of Science',
    subjects: ['Wiskunde', 'Natuurkunde', 'Scheikunde', 'Biologie'],
  },
  '60631': {
    title: 'Leraar Duitse taal en cultuur (eerstegraads)',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Duits'],
  },
  '60632': {
    title: 'Leraar Engelse taal en cultuur (eerstegraads)',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Engels'],
  },
  '60633': {
    title: 'Leraar Franse taal en cultuur (eerstegraads)',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Frans'],
  },
  '60635': {
    title: 'Leraar geschiedenis (eerstegraads)',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Geschiedenis'],
  },
  '60636': {
    title: 'Leraar Griekse en Latijnse taal en cultuur (eerstegraads)',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Grieks', 'Latijn'],
  },
  '60637': {
    title: 'Leraar Nederlandse taal en cultuur (eerstegraads)',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Nederlands'],
  },
  '60651': {
    title: 'Leraar economie en bedrijfswetenschappen (eerstegraads)',
    kind: 'firstDegreeWo',
    degree: 'Master of Science',
    subjects: ['Economie', 'Bedrijfseconomie'],
  },
  '60701': {
    title: 'Kunstonderwijs en Communicatie',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Kunst (algemeen)'],
  },
  '60708': {
    title: 'Educatie en Communicatie in de Betawetenschappen',
    kind: 'firstDegreeWo',
    degree: 'Master of Science',
    subjects: ['Wiskunde', 'Natuurkunde', 'Scheikunde', 'Biologie'],
  },
  '60740': {
    title: 'Educatie en Communicatie in de Taal en cultuurwetenschappen',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Nederlands', 'Engels', 'Duits', 'Frans'],
  },
  '60747': {
    title: 'Mens- en Maatschappijonderwijs en Communicatie',
    kind: 'firstDegreeWo',
    degree: 'Master of Science',
    subjects: ['Maatschappijleer', 'Aardrijkskunde'],
  },
  '67086': {
    title: 'Educatie en Communicatie in de Taal- en Cultuurwetenschappen',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Nederlands', 'Engels', 'Duits', 'Frans'],
  },
  '68075': {
    title: 'Leraar godsdienst en levensbeschouwing (eerstegraads)',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Godsdienst/levensbeschouwing'],
  },
  '68404': {
    title: 'Science Education and Communication',
    kind: 'firstDegreeWo',
    degree: 'Master of Science',
    subjects: ['Wiskunde', 'Natuurkunde', 'Scheikunde', 'Biologie', 'Informatica'],
  },
  '68500': {
    title: 'Leraar aardrijkskunde (eerstegraads, educatieve master)',
    kind: 'firstDegreeWo',
    degree: 'Master of Science',
    subjects: ['Aardrijkskunde'],
  },
  '68501': {
    title: 'Leraar algemene economie (eerstegraads, educatieve master)',
    kind: 'firstDegreeWo',
    degree: 'Master of Science',
    subjects: ['Economie'],
  },
  '68502': {
    title: 'Leraar biologie (eerstegraads, educatieve master)',
    kind: 'firstDegreeWo',
    degree: 'Master of Science',
    subjects: ['Biologie'],
  },
  '68503': {
    title: 'Leraar Duits (eerstegraads, educatieve master)',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Duits'],
  },
  '68504': {
    title: 'Leraar Engels (eerstegraads, educatieve master)',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Engels'],
  },
  '68505': {
    title: 'Leraar filosofie (eerstegraads, educatieve master)',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Filosofie'],
  },
  '68506': {
    title: 'Leraar geschiedenis en staatsinrichting (eerstegraads, educatieve master)',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Geschiedenis'],
  },
  '68507': {
    title: 'Leraar godsdienst en levensbeschouwing (eerstegraads, educatieve master)',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Godsdienst/levensbeschouwing'],
  },
  '68508': {
    title: 'Leraar kunstgeschiedenis en ckv/kunst algemeen (eerstegraads, educatieve master)',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Culturele en kunstzinnige vorming (ckv)', 'Kunst (algemeen)'],
  },
  '68509': {
    title: 'Leraar maatschappijleer en maatschappijwetenschappen (eerstegraads, educatieve master)',
    kind: 'firstDegreeWo',
    degree: 'Master of Science',
    subjects: ['Maatschappijleer', 'Maatschappijwetenschappen'],
  },
  '68510': {
    title: 'Leraar muziek (eerstegraads, educatieve master)',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Muziek'],
  },
  '68511': {
    title: 'Leraar natuurkunde (eerstegraads, educatieve master)',
    kind: 'firstDegreeWo',
    degree: 'Master of Science',
    subjects: ['Natuurkunde'],
  },
  '68512': {
    title: 'Leraar Nederlands (eerstegraads, educatieve master)',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Nederlands'],
  },
  '68513': {
    title: 'Leraar scheikunde (eerstegraads, educatieve master)',
    kind: 'firstDegreeWo',
    degree: 'Master of Science',
    subjects: ['Scheikunde'],
  },
  '68514': {
    title: 'Leraar Spaans (eerstegraads, educatieve master)',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Spaans'],
  },
  '68516': {
    title: 'Leraar wiskunde (eerstegraads, educatieve master)',
    kind: 'firstDegreeWo',
    degree: 'Master of Science',
    subjects: ['Wiskunde'],
  },
  '68517': {
    title: 'Leraar Frans (eerstegraads, educatieve master)',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Frans'],
  },
  '68518': {
    title: 'Leraar management en organisatie (eerstegraads, educatieve master)',
    kind: 'firstDegreeWo',
    degree: 'Master of Science',
    subjects: ['Bedrijfseconomie'],
  },
  '68519': {
    title: 'Leraar Griekse en Latijnse taal en cultuur (eerstegraads, educatieve master)',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Grieks', 'Latijn'],
  },
  '68520': {
    title: 'Leraar Latijnse taal en cultuur (eerstegraads, educatieve master)',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Latijn'],
  },
  '68521': {
    title: 'Leraar Arabisch (eerstegraads, educatieve master)',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Arabisch'],
  },
  '68523': {
    title: 'Leraar Russisch (eerstegraads, educatieve master)',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Russisch'],
  },
  '68529': {
    title: 'Educatieve master Geesteswetenschappen',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Geschiedenis', 'Filosofie', 'Nederlands'],
  },
  '68530': {
    title: 'Leraar taalvakken (eerstegraads, educatieve master)',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Nederlands', 'Engels', 'Duits', 'Frans', 'Spaans'],
  },
  '68532': {
    title: 'Educatie in de Mens- en Maatschappijwetenschappen',
    kind: 'firstDegreeWo',
    degree: 'Master of Science',
    subjects: ['Maatschappijleer', 'Economie'],
  },
  '68533': {
    title: 'Leraar betawetenschappen (eerstegraads, educatieve master)',
    kind: 'firstDegreeWo',
    degree: 'Master of Science',
    subjects: ['Wiskunde', 'Natuurkunde', 'Scheikunde', 'Biologie', 'Informatica'],
  },
  '68534': {
    title: 'Leraar taal- en cultuurwetenschappen (eerstegraads, educatieve master)',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Nederlands', 'Engels', 'Duits', 'Frans'],
  },
  '68535': {
    title: 'Leraar mens- en maatschappijwetenschappen (eerstegraads, educatieve master)',
    kind: 'firstDegreeWo',
    degree: 'Master of Science',
    subjects: ['Maatschappijleer', 'Economie', 'Aardrijkskunde'],
  },
  '68536': {
    title: 'Educatie in de Taal- en cultuurwetenschappen',
    kind: 'firstDegreeWo',
    degree: 'Master of Arts',
    subjects: ['Nederlands', 'Engels'],
  },
  '68538': {
    title: 'Educatie en Communicatie in de Mens- en Maatschappijwetenschappen',
    kind: 'firstDegreeWo',
    degree: 'Master of Science',
    subjects: ['Economie', 'Maatschappijleer'],
  },
  '80045': {
    title: 'Onderwijsondersteuner gezondheidszorg en welzijn',
    kind: 'associate',
    degree: 'Associate degree',
    subjects: [],
    roles: ['Leraarondersteuner', 'Instructeur'],
  },
  '80051': {
    title: 'Onderwijsondersteuner techniek',
    kind: 'associate',
    degree: 'Associate degree',
    subjects: [],
    roles: ['Leraarondersteuner', 'Instructeur'],
  },
  '80052': {
    title: 'Onderwijsondersteuner consumptieve techniek I en II',
    kind: 'associate',
    degree: 'Associate degree',
    subjects: [],
    roles: ['Leraarondersteuner', 'Instructeur'],
  },
  '80060': {
    title: 'Onderwijsondersteuner omgangskunde',
    kind: 'associate',
    degree: 'Associate degree',
    subjects: [],
    roles: ['Leraarondersteuner', 'Instructeur'],
  },
  '80098': {
    title: 'Onderwijsondersteuner technisch beroepsonderwijs',
    kind: 'associate',
    degree: 'Associate degree',
    subjects: [],
    roles: ['Leraarondersteuner', 'Instructeur'],
  },
  '80127': {
    title: 'Pedagogisch professional kind en educatie',
    kind: 'associate',
    degree: 'Associate degree',
    subjects: [],
  },
  '80142': { title: 'Pedagogisch educatief professional', kind: 'associate', degree: 'Associate degree', subjects: [] },
  '25698': { title: 'Onderwijsassistent', kind: 'assistant', degree: 'Mbo-diploma niveau 4', subjects: [] },
}
