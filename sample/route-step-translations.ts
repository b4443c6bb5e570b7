/** The steps of routes in British English, by their key. Dutch names stay where somebody needs them at a school or a desk. */

type Texts = { readonly title: string; readonly shortTitle: string; readonly body: string }

export const translatedSteps: Readonly<Record<string, Texts>> = {
  'toelating-hbo': {
    title: 'Apply and arrange your admission',
    shortTitle: 'Admission',
    body: 'With havo, vwo or mbo 4 you can in principle be admitted to an hbo bachelor.\n\n### None of those diplomas?\n\nIf you are 21 or older, you can take a **21+ test** at the university of applied sciences.\n\n#### In time\n\nAsk for the closing date and the test dates; there are only a few a year.',
  },
  'mbo-vier': {
    title: 'First gain a diploma at mbo level 4',
    shortTitle: 'Mbo 4',
    body: 'Count on three years, at college or in the work-based track (bbl). With work experience or another diploma it can often be shorter; ask the college.',
  },
  pabo: {
    title: 'Follow the pabo',
    shortTitle: 'Pabo',
    body: 'You learn to teach all subjects of primary school and do a placement every year.\n\n### In the last year\n\nYou run a class on your own for a longer period.',
  },
  'verkorte-pabo': {
    title: 'Follow the shortened part-time pabo',
    shortTitle: 'Shortened pabo',
    body: 'With an hbo or university degree you are exempt from general parts. What remains is the profession itself: teaching methods and placement.\n\n### Count on\n\n- a fixed day or evening of classes;\n- at least one day a week at a school.',
  },
  'academische-pabo': {
    title: 'Follow an academic training course for primary teachers',
    shortTitle: 'Academic pabo',
    body: 'You combine the pabo with a university degree on education. Usually a **vwo diploma** is required.',
  },
  'school-vinden': {
    title: 'Find a school that employs you',
    shortTitle: 'Find a school',
    body: 'Without an employer, this route does not begin.\n\n### Ask every school\n\n1. Who will guide me, and how many hours are there for it?\n2. Which classes will I have in the first year?\n3. Who pays for the training?',
  },
  'werkplek-bbl': {
    title: 'Find a school with a job for work-based training (bbl)',
    shortTitle: 'Find a job',
    body: 'In the work-based track (bbl) you work at a school, so you need a job there first. The school has to be a **recognised training company** and pays your salary.\n\n### Ask every school\n\n1. Is this school a recognised training company?\n2. Who will guide me, and how many hours are there for it?\n3. Who pays for the training?',
  },
  geschiktheidsonderzoek: {
    title: 'Take the aptitude assessment',
    shortTitle: 'Assessment',
    body: 'A training institution assesses your portfolio, interviews you and usually sees you teach. You receive a certificate and a training plan.',
  },
  overeenkomst: {
    title: 'Sign the agreement',
    shortTitle: 'Agreement',
    body: 'The school, the institution and you record how much you work and study, who guides you and what happens if it does not work out.',
  },
  'werken-en-leren': {
    title: 'Work and learn at the same time',
    shortTitle: 'Work and learn',
    body: 'You teach for part of the week and follow tailored training beside it.\n\n#### The hardest half year\n\nThe first. So plan no move and no building work.',
  },
  'werken-en-leren-po': {
    title: 'Work and learn at the same time',
    shortTitle: 'Work and learn',
    body: 'You teach a class for part of the week and follow tailored training beside it.\n\n#### The hardest half year\n\nThe first. So plan no move and no building work.',
  },
  bekwaamheidsonderzoek: {
    title: 'Finish with the final assessment',
    shortTitle: 'Finish',
    body: 'You show that you meet the requirements and receive your certificate. From that moment you are fully qualified.',
  },
  tweedegraads: {
    title: 'Follow grade two teacher training',
    shortTitle: 'Grade two',
    body: 'Four years of subject knowledge, teaching methods and placements at different schools.\n\n### Exemptions\n\nHave you worked or studied in your subject already? Then ask the examination board for a decision **before you start**.',
  },
  kopopleiding: {
    title: 'Follow the one-year teacher training course (kopopleiding)',
    shortTitle: 'Training course',
    body: 'In one study year you learn to teach the school subject that matches your bachelor’s degree. You have the subject already; the placement you do not.',
  },
  'educatieve-master': {
    title: 'Follow an educational master’s',
    shortTitle: 'Educational master’s',
    body: 'A university course of one or two years.\n\n### Admission\n\nYour previous degree must contain enough of the school subject. If it does not, you follow an additional programme first.',
  },
  'hbo-master': {
    title: 'Follow the hbo master in your subject',
    shortTitle: 'Hbo master',
    body: 'Part-time, beside your job as a grade two teacher. You deepen your subject and do research in your own lessons.',
  },
  'educatieve-module': {
    title: 'Follow the educational module',
    shortTitle: 'Module',
    body: 'For half a year you learn the basics of teaching, with a substantial placement. After that you can start, with guidance.',
  },
  'wo-bachelor': {
    title: 'Follow a university bachelor with an educational minor',
    shortTitle: 'Bachelor and minor',
    body: 'You study the subject at university first and choose the minor in the last year.\n\n##### Admission\n\nWith vwo or a first year of hbo. If you have neither, grade two teacher training is a more direct way.',
  },
  'mbo-team': {
    title: 'Find an mbo team',
    shortTitle: 'Find a team',
    body: 'Call a team leader in your field and visit for a day. The college judges whether your knowledge of the trade is sufficient and issues a certificate of suitability.',
  },
  pdg: {
    title: 'Gain the PDG beside your work',
    shortTitle: 'PDG',
    body: 'You teach and go to college about one day a week, at hbo level.\n\n### What you learn\n\n- building lessons and making tests;\n- guiding students;\n- working in a team.',
  },
  'assistent-bol': {
    title: 'Follow the training for teaching assistants at college',
    shortTitle: 'College',
    body: 'You go to an mbo college and do placements in different classes.',
  },
  'assistent-bbl': {
    title: 'Follow the training for teaching assistants beside a job',
    shortTitle: 'Work-based',
    body: 'You work at a school and go to college one day a week. With work experience or another diploma it can often be shorter.',
  },
  associate: {
    title: 'Follow an associate degree',
    shortTitle: 'Associate degree',
    body: 'A two-year hbo course, usually part-time. Afterwards you can continue to a bachelor’s degree.',
  },
  'instructeur-scholing': {
    title: 'Follow the training for instructors',
    shortTitle: 'Training',
    body: 'You begin with your trade diploma and experience. The college provides training in teaching and an experienced lecturer beside you.',
  },
  'kunst-of-sport': {
    title: 'Follow a teaching degree in an arts subject or PE',
    shortTitle: 'Teaching degree',
    body: 'Four years full-time. Arts subjects have an **audition or entrance examination**, PE a practical test.',
  },
  solliciteren: {
    title: 'Apply for a job and start',
    shortTitle: 'Start',
    body: 'Apply for a certificate of conduct (VOG) through the school. Agree on your guidance in the first year before you sign.',
  },
  'meelopen-po': {
    title: 'Spend a day at a primary school',
    shortTitle: 'Visit',
    body: 'Visit an infant class and a class of ten-year-olds. Afterwards, write down when you first looked at the clock.\n\n### What you ask\n\n- What did I, as a visitor, not see?\n- Who helps you when it does not go well?',
  },
  'meelopen-vo': {
    title: 'Spend a day at a secondary school',
    shortTitle: 'Visit',
    body: 'See at least one lesson in the lower years and one in the upper years or in vmbo. Watch the change between two lessons: that is where the work becomes heavy or light.',
  },
  'meelopen-mbo': {
    title: 'Spend a day at an mbo college',
    shortTitle: 'Visit',
    body: 'Spend a morning in the workshop of your trade and an afternoon on a placement visit. Ask a student what they need from a lecturer.',
  },
  'meelopen-go': {
    title: 'Spend a day in special education',
    shortTitle: 'Visit',
    body: 'Visit two schools with different groups of pupils. The differences are large, and you usually feel quickly where you fit.',
  },
  begroting: {
    title: 'Make a budget for the whole route',
    shortTitle: 'Budget',
    body: 'Put income, fixed costs and study costs side by side, up to the month in which you finish.\n\n### Find out\n\n1. What does a school pay towards it?\n2. Do you pay the statutory tuition fee?\n3. What happens if you take half a year longer?',
  },
  'diploma-waarderen': {
    title: 'Have your diploma assessed',
    shortTitle: 'Assessment',
    body: 'Ask the institution for a decision on admission and exemptions. A diploma from another country is first evaluated by IDW (idw.nl).',
  },
  idw: {
    title: 'Have your diploma evaluated by IDW',
    shortTitle: 'Evaluation',
    body: 'IDW (idw.nl) says at which Dutch level your diploma stands. The processing time begins when your application is complete. With that evaluation you apply for a course.\n\n### No papers any more?\n\nAsk your municipality or a regional desk about an **indication of educational level** (_indicatie onderwijsniveau_).',
  },
  erkenning: {
    title: 'Ask DUO to recognise your teaching licence',
    shortTitle: 'Recognition',
    body: 'You hand in diplomas, lists of results and proof that you were allowed to teach in your own country. Four months are counted here; it can take longer.\n\n### The decision\n\nRecognised, recognised after a placement or test, or not recognised. A placement or test comes on top of the time of this route.',
  },
  werkrecht: {
    title: 'Find out whether you may work in the Netherlands',
    shortTitle: 'May you work?',
    body: 'Your residence document says whether you may work and whether your employer needs a permit. With the nationality of a country of the EU or EEA, or of Switzerland, you need no permit.',
  },
  nederlands: {
    title: 'Bring your Dutch up to the level',
    shortTitle: 'Dutch',
    body: 'For a course, the state examination Nt2, programme II, is usual; for teaching, schools often ask for more, especially in speaking.\n\n### How long?\n\nThat depends on what you can do already. This time is **not counted** in the length of the route.',
  },
  vrijstellingen: {
    title: 'Apply for exemptions',
    shortTitle: 'Exemptions',
    body: 'Collect evidence of study and work and write beside each part why you can do it already. The examination board decides; wait for the decision before you fix your timetable.',
  },
  'toets-21-plus': {
    title: 'Take the 21+ test',
    shortTitle: '21+ test',
    body: 'An entrance examination for people of 21 or older without a suitable diploma.\n\n### Preparing\n\nFirst take the sample test. Then practise briefly and often for six weeks.',
  },
  vavo: {
    title: 'Gain your havo diploma in adult education',
    shortTitle: 'Havo (vavo)',
    body: 'In adult secondary education (vavo) you take single subjects or a whole havo diploma, by day or in the evening. One year is counted here; how long it takes depends on the subjects that you have already.',
  },
  'vavo-vwo': {
    title: 'Gain your vwo diploma in adult education',
    shortTitle: 'Vwo (vavo)',
    body: 'From havo to vwo is two school years at an ordinary school, and that is what is counted here. In adult education it depends on the subjects that you have already.',
  },
  propedeuse: {
    title: 'Complete a first year of hbo',
    shortTitle: 'First year',
    body: 'The first year of an hbo course (_propedeuse_). Ask the university beforehand which one gives access to the degree you want.',
  },
  'toelatingseisen-pabo': {
    title: 'Meet the special entrance requirements',
    shortTitle: 'Requirements',
    body: 'For the pabo your knowledge of geography, history and science must be up to standard. If you did not take those subjects, you take each **entrance test** at least once before you start. At the end of the first year at the latest you must have passed.',
  },
  'pabo-deeltijd': {
    title: 'Follow the part-time pabo',
    shortTitle: 'Part-time pabo',
    body: 'A fixed day or evening of classes, with a placement day at a primary school. If you work at a school already, that is often your placement.',
  },
  'pabo-duaal': {
    title: 'Follow the pabo as a dual programme',
    shortTitle: 'Dual pabo',
    body: 'You have a training position at a primary school and study beside it. The school and the institution guide you together.',
  },
  'tweedegraads-deeltijd': {
    title: 'Follow grade two teacher training part-time',
    shortTitle: 'Part-time',
    body: 'Classes on a fixed day or evening. Your placement or your job at a school is during the day, because that is when there are pupils.',
  },
  'tweedegraads-duaal': {
    title: 'Follow grade two teacher training as a dual programme',
    shortTitle: 'Dual',
    body: 'You work part-time at a school in your subject, with a training contract, and follow the course beside it.',
  },
  'kopopleiding-deeltijd': {
    title: 'Follow the part-time teacher training course (kopopleiding)',
    shortTitle: 'Part-time course',
    body: 'The same material, spread over a year and a half. You have room for one job, not for two.',
  },
  'kopopleiding-hybride': {
    title: 'Follow the teacher training course beside a day at a school',
    shortTitle: 'Hybrid course',
    body: 'You teach one day a week at a school that pays you for it, keep your other job part-time and spread the course over a year and a half.',
  },
  'educatieve-master-deeltijd': {
    title: 'Follow the educational master’s part-time',
    shortTitle: 'Part-time master’s',
    body: 'Two to four years beside your work, with a placement at a school. An appointment in your subject may often count as the placement.',
  },
  schakelprogramma: {
    title: 'Follow a bridging programme in your subject',
    shortTitle: 'Bridging',
    body: 'You add what you lack in the subject. The university decides beforehand which courses those are.',
  },
  'educatieve-module-deeltijd': {
    title: 'Follow the educational module part-time',
    shortTitle: 'Part-time module',
    body: 'The half year spread over a whole year, with one day of placement a week.',
  },
  lio: {
    title: 'Work as a teacher in training',
    shortTitle: 'In training',
    body: 'For half a year you teach on your own for a large part of the week. Ask early whether a paid **training contract** is possible.',
  },
  'assistent-werk': {
    title: 'Work as a teaching assistant for a year',
    shortTitle: 'Assistant',
    body: 'A year of experience in the classroom makes every next conversation easier. Keep a record of what you learn; you need it for your exemptions.',
  },
  gastlessen: {
    title: 'Give guest lessons first',
    shortTitle: 'Guest lessons',
    body: 'Begin with one lesson about your own work. Afterwards, ask two pupils what they remember.',
  },
  'twee-werkgevers': {
    title: 'Agree on days with your employer and the school',
    shortTitle: 'Agreements',
    body: 'Record which days belong to the school, in test weeks too. Have both employers sign the same sheet.',
  },
  traineeship: {
    title: 'Follow a teaching traineeship',
    shortTitle: 'Traineeship',
    body: 'You work at a school, study and are guided in a fixed group. Look at who employs you and what applies if you stop.\n\n### What you gain\n\nWith one provider that is a pabo diploma at a primary school, a grade two qualification at a secondary school and a PDG in mbo. In another programme you gain a grade one qualification in two years; a university master’s degree or a doctorate was needed for it. Those two years are counted here. Each programme decides who may take part and how long it lasts.\n\n### What is open now\n\nThat is not known for certain: the pages that we read are from 2022 or older. Look at the site of the programme, or ask your regional education desk.',
  },
  'portfolio-vak': {
    title: 'Show your experience in your trade',
    shortTitle: 'Experience',
    body: 'Describe what you did, what you decided and whom you taught something. Photographs and pieces of work count too.',
  },
  vakdiploma: {
    title: 'First gain a trade diploma',
    shortTitle: 'Trade diploma',
    body: 'No trade, no lecturer in it. A work-based mbo course (bbl) at level 3 or 4 is often the shortest way, because you work from the start.',
  },
  vaardigheidstest: {
    title: 'Pass the admission: audition or skills test',
    shortTitle: 'Admission',
    body: 'Institutions look at whether you dare to take a group with you and whether an instruction makes you better. A preparatory course helps you to practise that.',
  },
  alo: {
    title: 'Follow the academy of physical education',
    shortTitle: 'PE academy',
    body: 'Four years full-time, with placements at primary schools, in secondary education and in mbo.',
  },
  'kunst-deeltijd': {
    title: 'Follow a teaching degree in an arts subject part-time',
    shortTitle: 'Part-time',
    body: 'Mostly available for visual arts. Your own work continues; one or two days belong to the course.',
  },
  'associate-voltijd': {
    title: 'Follow a full-time associate degree',
    shortTitle: 'Associate degree',
    body: 'Two years of hbo with placements at different schools.',
  },
  specialiseren: {
    title: 'Specialise in special education',
    shortTitle: 'Specialise',
    body: 'A course on behaviour, language or learning helps in your first year. It is not a requirement; schools often pay for it.',
  },
  'leergang-gym': {
    title: 'Follow the course in teaching physical education (leergang bewegingsonderwijs)',
    shortTitle: 'Course',
    body: 'Three blocks, each with a certificate of its own, mostly in two years beside your work. Together they qualify you to teach PE to all groups. During the course you are temporarily qualified, for two school years in a row at most.',
  },
  vog: {
    title: 'Apply for a certificate of conduct (VOG)',
    shortTitle: 'VOG',
    body: 'The school prepares the application and you complete it with DigiD, the Dutch login for public services. Without the certificate you may not start.',
  },
  subsidie: {
    title: 'Have the grant applied for',
    shortTitle: 'Grant',
    body: 'Until 1 January 2026 the school board applied for the grant for lateral entry as soon as you had started the training. Whether there is a grant now, and how much, is said by [DUS-I](https://www.dus-i.nl), which pays it (in Dutch).',
  },
  'eerste-jaar-po': {
    title: 'Start at a primary school',
    shortTitle: 'First year',
    body: 'Agree on who comes to watch in your classroom and when. Sharing a job in the first year is no weakness.',
  },
  'eerste-jaar-vo': {
    title: 'Start at a secondary school',
    shortTitle: 'First year',
    body: 'Ask for parallel classes and three different preparations at most. Skip being a form tutor if you can.',
  },
  'eerste-jaar-mbo': {
    title: 'Start in an mbo team',
    shortTitle: 'First year',
    body: 'Choose with the team one class that you get to know best. Join every placement visit that you can fit in.',
  },
  'eerste-jaar-go': {
    title: 'Start in special education',
    shortTitle: 'First year',
    body: 'Read the handover and then form your own picture. Ask for help early; here that is a skill.',
  },
}
