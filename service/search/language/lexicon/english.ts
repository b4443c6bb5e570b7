/** English words that newcomers use, and the Dutch words of the field that they mean. The grammar of lines: `field-synonyms.ts`. */
export const englishWords = `
teacher, educator, schoolteacher → leraar; docent
teaching, teach → lesgeven
primary teacher, primary school teacher, elementary teacher, elementary school teacher, grade school teacher, class teacher → leraar basisonderwijs; groepsleerkracht; primary school
secondary teacher, secondary school teacher, high school teacher, middle school teacher, subject teacher → leraar voortgezet onderwijs; vakdocent; secondary
kindergarten teacher, preschool teacher, early years teacher, nursery teacher, kindergarten, infant school, reception class → kleuters; basisonderwijs
special needs teacher, sen teacher, special education teacher, senco → gespecialiseerd onderwijs; special education
head of school, headteacher, head teacher, headmaster, headmistress, principal, school principal, school leader → schoolleider; directeur
deputy head, vice principal, head of department, team leader, department head → teamleider
supply teacher, substitute teacher, substitute, sub teacher, relief teacher, cover teacher, replacement teacher → invalpool; invallen; vervanging
teaching assistant, teacher assistant, teacher's assistant, classroom assistant, teacher aide, paraeducator, learning support assistant → onderwijsassistent; assistant
lab assistant, lab technician, laboratory technician, science technician → technisch onderwijsassistent; toa
instructor, workshop instructor → instructeur
trade teacher, vocational teacher, trades teacher, craft teacher → instructeur; docent mbo; vocational
lecturer, university teacher, university lecturer, college lecturer → hogeschooldocent; universitair docent; lecturer
assistant professor → universitair docent; gepromoveerd
guest teacher, guest lecturer, guest speaker, guest lesson, guest lecture → gastdocent; gastles
hybrid teacher, second job, side job, teach next to my job, teaching next to a job → hybride docent
school counselor, school counsellor, guidance counselor, career counselor, dean → decaan
homeroom teacher, form tutor, form teacher → mentor
school psychologist, care coordinator, support coordinator, pastoral care → zorgcoördinator; intern begeleider
caretaker, janitor, custodian, school porter → conciërge
school secretary, admin, administrator, office worker, clerical → administratief medewerker
support staff, non-teaching staff, non-teaching jobs, non teaching, without teaching, school jobs, jobs at a school, jobs in schools, school staff → onderwijsondersteunend personeel; onderwijsassistent; assistant; vacancies
childcare, daycare, day care, after-school care, nursery, preschool → kinderopvang; pedagogisch medewerker
tutor, tutoring, private lessons, homework help → bijles; huiswerkbegeleiding
volunteer, volunteering, voluntary work → vrijwilliger; vrijwilligers
student teacher, trainee teacher, teacher in training → leraar in opleiding; lio-stage
new teacher, starting teacher, newly qualified teacher, beginning teacher, nqt → startende leraren
teaching licence, teaching license, teacher license, teaching certificate, teaching qualification, teaching credential, teacher certification, qts, pgce, certified teacher, qualified teacher → lesbevoegdheid; bevoegdheid; qualification
qualified, certified, licensed, authorised to teach, allowed to teach → bevoegd; qualified
unqualified, unlicensed, without qualification, without a licence, uncertified → onbevoegd; zonder bevoegdheid
first degree qualification, grade one qualification, first-degree → eerstegraads
second degree qualification, grade two qualification, second-degree → tweedegraads
teacher training, teacher education, teachers college, teacher training college, teaching degree, education degree, bachelor of education → lerarenopleiding
master of education, master's in education, teaching master, educational master → educatieve master; hbo-master
no degree, without degree, without a degree, no diploma, no qualifications → without diploma; zonder diploma
university degree, bachelor's degree, graduate, college degree → wo-diploma; bachelor; hbo-diploma
side entrant, side entry, lateral entry, lateral entrant → zij-instroom; zij-instromer
career change, career changer, switch careers, change careers, changing careers, new career, quit my job, leave my job, tired of my job, change jobs, retrain, retraining, reskilling → overstap; overstappen; zij-instroom
office job, desk job, sick of my job, fed up with my job, bored with my job, bored of my job, hate my job, burned out at work → overstappen; zij-instroom; lateral entry
returning teacher, return to teaching, back to teaching, returner → terugkeren; herintreders
refresher, refresher course, professional development → scholing; opfriscursussen
exemption, exemptions, credit transfer, prior learning → vrijstellingen; vrijstelling
education system, school system, dutch schools → onderwijssysteem; education system
primary school, primary education, elementary school, elementary → basisonderwijs; basisschool; primair onderwijs
secondary school, secondary education, high school, middle school, grammar school → voortgezet onderwijs; middelbare school
lower secondary, lower years → onderbouw
upper secondary, sixth form, higher years → bovenbouw
prevocational, pre-vocational → vmbo
vocational, vocational school, vocational education, vocational college, community college, trade school, technical school, further education → mbo; vocational; middelbaar beroepsonderwijs
teach at university, teach at a university, teaching at university, teaching at a university, university teaching, teach in higher education → hogeschooldocent; universitair docent; higher education; lecturer
higher education, tertiary education → hoger onderwijs
university of applied sciences, polytechnic, applied sciences → hogeschool; applied sciences
university, universities → universiteit
special education, special needs, special needs school, special school, sen → gespecialiseerd onderwijs; speciaal onderwijs; special education
inclusive education, inclusion, gifted, behaviour problems, behavioral problems, learning disability → passend onderwijs; gespecialiseerd onderwijs
deaf, hearing impaired, hard of hearing, sign language → gebarentaal; deaf studies; auditief gehandicapten; gespecialiseerd onderwijs
adult education, adult learners, teaching adults → volwassenenonderwijs; volwassenen
bilingual, bilingual school, bilingual education, clil → tweetalig onderwijs; bilingual
international school, international schools, ib school, british school, american school, expat school → international; bilingual
newcomer children, refugee children, welcome class, transition class, international class → nieuwkomersonderwijs; schakelklas
montessori school, waldorf school, steiner school, dalton school → onderwijsconcepten
part time, part time study → deeltijd; parttime; part-time
full time, full time study → voltijd
evening classes, evening course, evening school, night school, weekend classes → deeltijdopleiding; avond
dual, work-study, work and study, earn while you learn, apprenticeship, on the job training, learning on the job → duaal; zij-instroom; bbl
distance learning, distance education, remote study, study from home → online; afstand
internship, placement, work placement, practicum, teaching practice → stage; stageplek
study load, study hours, workload of the study → studielast
shadowing, job shadowing, shadow a teacher, visit a school, observe a class, observe a lesson, try out teaching, taster day → meeloopdag; meelopen
admission, admissions, admission requirements, entry requirements, entrance requirements → toelating; vooropleiding
admission test, entrance exam, entrance test, entry test, entry exam → toelatingstoetsen; toelatingstoets; 21+-toets
math test, maths test, arithmetic test, numeracy → wiscat; rekentoets
aptitude test, suitability test, suitability assessment → geschiktheidsonderzoek; assessment
language test, dutch test, dutch exam → taaltoets; staatsexamen; state examination
resit, retake, failed → herkansen
foreign diploma, foreign degree, foreign qualification, overseas qualification, overseas degree, diploma from abroad, degree from abroad, my diploma, international diploma → buitenlands diploma; foreign teaching qualification; diplomawaardering
recognition, recognition of diplomas, diploma recognition, credential evaluation, diploma evaluation, credentials, equivalence, recognised, validate my diploma → diplomawaardering; erkenning
abroad, foreigner, expat, immigrant, non-eu, outside europe → buitenland; foreign; newcomers
work permit, residence permit, visa, residence, permit, right to work, highly skilled migrant → verblijf; buitenland
refugee, refugees, asylum seeker, asylum seekers, ukrainian refugee, status holder → statushouder; vluchteling; newcomers
language requirement, language level, dutch level, how much dutch, much dutch, enough dutch, level of dutch, learn dutch, learning dutch, speak dutch, dutch language, without dutch, no dutch, fluent → taalniveau; nt2; learning dutch
civic integration, integration course, integration → inburgering; nt2
criminal record, criminal record check, background check, police check, police certificate, dbs, dbs check, certificate of conduct, good conduct → vog; verklaring omtrent het gedrag; certificate of conduct
salary, salaries, pay, wage, wages, earn, earnings, income, how much do teachers earn → salaris; verdient; salary
pay scale, salary scale, pay scales, pay grade → salaristabel; schaal
tuition, tuition fee, tuition fees, school fees → collegegeld; tuition
cost, costs, price, expensive, fees → kosten; kost
student finance, student grant, scholarship, bursary → studiefinanciering; subsidie
loan, student loan, borrow → levenlanglerenkrediet; lening
subsidy, grant, grants, funding, reimbursement, allowance → subsidie; tegemoetkoming
travel costs, commuting, travel allowance → reiskostenvergoeding; reiskosten
pension → pensioen; abp
unemployment, unemployed, benefits, unemployment benefit, welfare → ww-uitkering; uitkering
tax, tax deduction, tax deductible → belasting; aftrekbaar
afford, make ends meet, mortgage, living costs → rondkomen; begroting
job, jobs, vacancy, vacancies, job opening, openings → vacature; vacatures
apply, application, apply for a job, job application, cover letter, resume → solliciteren; sollicitatie; sollicitatiebrief
interview, job interview → sollicitatiegesprek; sollicitatie
trial lesson, demo lesson → proefles
working hours, work hours, hours per week, teaching hours → werktijden; taakbeleid
workload, work pressure, work-life balance → taakbeleid; volhouden
working conditions, employment conditions, collective agreement, labour agreement → arbeidsvoorwaarden; cao
holiday, holidays, vacation, school holidays, days off, time off → vakantie; schoolvakanties
leave, paid leave, unpaid leave → verlof
maternity leave, maternity, pregnant, pregnancy, parental leave, paternity leave → zwangerschap; ouderschapsverlof; bevallingsverlof
sick, sick leave, illness, ill → ziek; ziekte
disability, disabled, chronic illness, wheelchair → beperking; arbeidsbeperking
dyslexia, dyslexic → dyslexie
age limit, too old, older, over 50, later in life → leeftijdsgrens; latere leeftijd
classroom management, discipline, keeping order → orde
advice, adviser, advisor, appointment, consultation, talk to someone, book a call, phone call, call me → adviesgesprek; adviseur
help desk, regional desk, information point, local desk, near me, in my region → regioloket; onderwijsloket
open day, open house, open evening, information evening, info session, information session, information meeting → open dag; informatieavond
story, stories, experiences, testimonial, testimonials → ervaringsverhalen; verhaal
glossary, definitions → begrippenlijst
institution, institutions, where to study → onderwijsinstellingen; hogescholen
math, maths, mathematics, algebra → wiskunde
arithmetic → rekenen
physics → natuurkunde
chemistry → scheikunde
biology → biologie
computer science, computing, coding, programming, it teacher → informatica
geography → aardrijkskunde
history → geschiedenis
economics → economie
business studies, business, accounting, business economics → bedrijfseconomie; economie
social studies, civics, citizenship, sociology, politics → maatschappijleer; maatschappijwetenschappen
philosophy → filosofie
religion, religious education, religious studies → godsdienst; levensbeschouwing
psychology → omgangskunde; pedagogiek
physical education, pe, pe teacher, pe lessons, gymnastics, sports teacher, sport teacher → lichamelijke opvoeding; bewegingsonderwijs
art teacher, teach art, fine arts, visual arts, drawing, painting → beeldende vormgeving; tekenen; kunstvak
crafts, handicraft → handvaardigheid
music, music teacher → muziek
dance → dans
drama teacher, theatre, acting → theater; drama
english teacher, english teachers, teacher english, teachers english, teacher of english, english language teacher, teach english, teaching english, english lessons, tefl, tesol, celta → engels
english → engels
dutch teacher, teach dutch, dutch lessons → nederlands; nt2
german → duits
french → frans
spanish → spaans
italian → italiaans
russian → russisch
chinese, mandarin → chinees
languages, language teacher, modern languages, foreign languages → engels; frans; duits
assessment expert, assessment specialist, test expert, testing expert → toetsdeskundige
corporate trainer, in-company trainer, workplace trainer → bedrijfstrainer; learning and development
learning and innovation → leren en innoveren
internal supervisor, student support coordinator → intern begeleider
nursing, nurse, healthcare → verpleegkunde; verpleegkundige; gezondheidszorg
technology, engineering, engineer, technical → techniek
cooking, chef, cook, baker, hospitality, catering → horeca; consumptieve techniek; kok; vocational education
welder, welding, metalwork, plumber, electrician, carpenter, mechanic, car mechanic, builder, construction worker → technisch beroepsonderwijs; techniek; vocational education
psychologist, social worker, youth worker → omgangskunde; pedagogiek
economist → economie
bookkeeper, bookkeeping → bedrijfseconomie
international primary, primary in english, primary school in english, international teacher → international teacher education; iteps
become a teacher, becoming a teacher, how to become a teacher → leraarschap; lerarenopleiding
bed degree, b ed, bachelor of education degree → lerarenopleiding; pabo
science teacher, teach science, natural sciences → natuurkunde; scheikunde; biologie
permanent contract, permanent position, temporary contract, fixed-term contract, employment contract → aanstelling; contract
religious school, christian school, catholic school, islamic school → bijzonder onderwijs
retired, retiree, after retirement → pensioen; aow-leeftijd
latin, greek, classics → latijn; grieks
where do i start, where to start, how do i start, first step, first steps, getting started → leraarschap; adviesgesprek; becoming
`
