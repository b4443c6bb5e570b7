/**
 * What visitors ask and what they hope to find, judged by hand over the sample catalogue, before looking at what the
 * engine answers. A line: kind | index | query | what answers it best | what is good besides. Titles by their beginning,
 * separated by semicolons; a beginning that several records share stands for all of them.
 */

export const kinds = ['exact', 'plural', 'compound', 'typo', 'transposition', 'prefix', 'synonym', 'question'] as const
export type Kind = (typeof kinds)[number]

export type JudgedQuery = {
  readonly kind: Kind
  readonly index: string
  readonly query: string
  /** Beginnings of titles. */
  readonly best: readonly string[]
  readonly good: readonly string[]
}

const lines = `
exact | articles | routes naar het leraarschap | Routes naar het leraarschap |
exact | articles | salaris basisonderwijs | Salaris in het basisonderwijs | Zo lees je een salaristabel
exact | articles | salaris mbo | Salaris in het mbo |
exact | articles | geschiktheidsonderzoek | Het geschiktheidsonderzoek stap voor stap | Zij-instromen in
exact | articles | pabo | De pabo: leraar basisonderwijs; De toelatingstoetsen voor de pabo; De verkorte deeltijdpabo |
exact | articles | kopopleiding | De kopopleiding |
exact | articles | educatieve master | De educatieve master | De educatieve module
exact | articles | 21+-toets | De 21+-toets |
exact | articles | pensioen | Pensioen bij het ABP |
exact | articles | levenlanglerenkrediet | Het levenlanglerenkrediet |
exact | articles | functiemix | Een schaal hoger |
exact | articles | vrijstellingen examencommissie | Vrijstellingen aanvragen |
exact | articles | onderwijsassistent worden | Onderwijsassistent worden; Technisch onderwijsassistent |
exact | articles | tripartiete overeenkomst | De tripartiete overeenkomst |
exact | articles | passend onderwijs | Passend onderwijs en gespecialiseerd |
exact | articles | zij-instroom mbo | Zij-instromen in het mbo |
exact | articles | teacher netherlands | Becoming a primary school; How can I become a teacher at; How can I become a teacher in; What does it cost to become | Which teaching qualifications
exact | articles | learning dutch | Learning Dutch |
exact | faqs | vavo | Welke bevoegdheid heb ik nodig voor het vavo |
exact | faqs | wiscat | Wat is de Wiscat |
exact | faqs | taakbeleid | Wat is taakbeleid |
exact | faqs | bindend studieadvies | Wat is het bindend studieadvies |
exact | faqs | hybride docent | Wat is een hybride docent |
exact | faqs | reiskostenvergoeding | Krijg ik een reiskostenvergoeding |
exact | faqs | invalpool | Hoe werkt een invalpool |
exact | faqs | mentor | Wat doet een mentor |
exact | faqs | bol bbl | Wat zijn bol en bbl |
exact | faqs | lio-stage | Wat is een lio-stage |
exact | programs | leraar wiskunde tweedegraads | Leraar wiskunde (tweedegraads) |
exact | programs | docent muziek | Docent muziek |
exact | programs | leraar scheikunde | Leraar scheikunde |
exact | programs | leraar lichamelijke opvoeding | Leraar lichamelijke opvoeding |
exact | programs | kunsteducatie | Kunsteducatie |
exact | educational_institutions | hogeschool utrecht | Hogeschool Utrecht | Hogeschool voor de Kunsten Utrecht
exact | educational_institutions | fontys | Fontys Hogeschool |
exact | regional_education_desks | limburg | Limburg Lest |
exact | sectors | middelbaar beroepsonderwijs | Middelbaar beroepsonderwijs |
exact | testimonials | scheikunde | Scheikunde zonder witte jas |
exact | videos | geschiktheidsonderzoek | Zo werkt het geschiktheidsonderzoek |
plural | articles | meeloopdagen | Een meeloopdag regelen |
plural | articles | gastles | Gastlessen geven |
plural | articles | salaristabellen | Zo lees je een salaristabel |
plural | articles | instructeurs | Instructeur worden in het mbo |
plural | articles | onderwijsassistenten | Onderwijsassistent worden; Technisch onderwijsassistent |
plural | articles | vrijstelling | Vrijstellingen aanvragen |
plural | articles | kopopleidingen | De kopopleiding |
plural | articles | toelatingstoets pabo | De toelatingstoetsen voor de pabo | De pabo: leraar
plural | articles | intern begeleiders | Intern begeleider of zorgcoördinator |
plural | articles | kunstvakken | Leraar worden in een kunstvak |
plural | articles | diploma's buitenland | Lesgeven met een buitenlands diploma |
plural | articles | onderwijsconcept | Onderwijsconcepten van dalton |
plural | faqs | vacature | Waar vind ik vacatures |
plural | faqs | decanen | Wat doet een decaan |
plural | faqs | mentoren | Wat doet een mentor |
plural | faqs | conciërges | Wat doet een conciërge |
plural | faqs | onderwijsregio's | Wat is een onderwijsregio |
plural | faqs | samenwerkingsverbanden | Wat is een samenwerkingsverband |
plural | faqs | lerarenopleidingen kiezen | Hoe kies ik tussen twee lerarenopleidingen |
plural | faqs | gastlessen | Hoe geef ik een gastles; Krijg ik betaald voor een gastles |
plural | faqs | opleidingsscholen | Wat is een opleidingsschool |
plural | faqs | zorgcoördinatoren | Wat doet een zorgcoördinator |
plural | faqs | schoolbesturen | Wat doet een schoolbestuur |
plural | programs | onderwijsassistenten | Onderwijsassistent |
plural | programs | leraren biologie | Leraar biologie |
plural | programs | docenten theater | Docent theater |
plural | educational_institutions | universiteiten amsterdam | Universiteit van Amsterdam; Vrije Universiteit Amsterdam |
compound | articles | opleiding leraar kosten | Wat kost een lerarenopleiding |
compound | articles | tabel salaris | Zo lees je een salaristabel | Salaris in
compound | articles | onderzoek geschiktheid | Het geschiktheidsonderzoek |
compound | articles | deeltijd pabo | De verkorte deeltijdpabo | De pabo: leraar; Zij-instroom of deeltijdstudie
compound | articles | deeltijd studie of zij instroom | Zij-instroom of deeltijdstudie |
compound | articles | leven lang leren krediet | Het levenlanglerenkrediet |
compound | articles | school vakanties | Vakantie en verlof |
compound | articles | zijinstroom voortgezet onderwijs | Zij-instromen in het voortgezet onderwijs |
compound | articles | loket onderwijs regionaal | Het regionale onderwijsloket |
compound | articles | kunst vak | Leraar worden in een kunstvak |
compound | articles | vak leerkracht | Vakleerkracht worden |
compound | faqs | zij instroom traject | Wat is een zij-instroomtraject; Hoelang duurt een zij-instroomtraject; Kan ik van baan wisselen tijdens mijn zij-instroomtraject |
compound | faqs | verlof zwangerschap | Hoe gaat het met zwangerschaps |
compound | faqs | eindejaars uitkering | Krijg ik een eindejaarsuitkering |
compound | faqs | studie financiering | Kan ik studiefinanciering krijgen |
compound | faqs | stage school vinden | Hoe vind ik een stageschool |
compound | faqs | gesprek solliciteren | Wat vraag ik tijdens een sollicitatiegesprek |
compound | faqs | basis school duur | Hoelang duren basisschool |
compound | faqs | taal toets | Moet ik een taaltoets doen |
compound | faqs | markttoelage arbeid | Wat is een arbeidsmarkttoelage |
compound | faqs | pabo diploma middelbare school | Mag ik met een pabodiploma lesgeven op de middelbare school |
compound | faqs | opleiding deeltijd werken naast | Kan ik werken naast een deeltijdopleiding |
compound | programs | gezondheids zorg en welzijn leraar | Leraar gezondheidszorg en welzijn |
typo | articles | salarris basisonderwijs | Salaris in het basisonderwijs |
typo | articles | geschiktheidsonderzoeck | Het geschiktheidsonderzoek |
typo | articles | onderwijsasistent | Onderwijsassistent worden; Technisch onderwijsassistent |
typo | articles | bevoegtheid tweedegraads | De tweedegraads bevoegdheid; De beperkt tweedegraads bevoegdheid |
typo | articles | kopopleidng | De kopopleiding |
typo | articles | zijinstrom | Zij-instromen in het basisonderwijs; Zij-instromen in het mbo; Zij-instromen in het voortgezet; Subsidie voor zij-instroom; Zij-instroom of deeltijdstudie; Een dag uit het leven |
typo | articles | pensoen | Pensioen bij het ABP |
typo | articles | soliciteren | Solliciteren in het onderwijs |
typo | articles | vakansie verlof | Vakantie en verlof |
typo | articles | vrijstelingen | Vrijstellingen aanvragen |
typo | articles | leraarondersteuneer | Leraarondersteuner worden |
typo | articles | levenlanglerenkredit | Het levenlanglerenkrediet |
typo | faqs | reiskostenvergoedig | Krijg ik een reiskostenvergoeding |
typo | faqs | studiefinancering | Kan ik studiefinanciering krijgen |
typo | faqs | dislexie | Kan ik lesgeven met een taalachterstand of dyslexie |
typo | faqs | mantelzorch | Hoe combineer ik mantelzorg |
typo | faqs | consierge | Wat doet een conciërge |
typo | faqs | eindejaarsuitkeering | Krijg ik een eindejaarsuitkering |
typo | programs | wiskundde | Leraar wiskunde |
typo | programs | natuurkunnde | Leraar natuurkunde |
typo | educational_institutions | windeshiem | Hogeschool Windesheim |
typo | educational_institutions | univeristeit twente | Universiteit Twente |
typo | regional_education_desks | gelderlandd | Onderwijsplein Gelderland-Zuid |
transposition | articles | slaaris mbo | Salaris in het mbo |
transposition | articles | pesnioen | Pensioen bij het ABP |
transposition | articles | kopoplieding | De kopopleiding |
transposition | articles | inshcaling | Inschaling bij een overstap |
transposition | articles | gatslessen | Gastlessen geven |
transposition | articles | instructuer | Instructeur worden in het mbo |
transposition | articles | vrijstellignen | Vrijstellingen aanvragen |
transposition | articles | pabo toelatingstoesten | De toelatingstoetsen voor de pabo |
transposition | articles | vrijescohol | Onderwijsconcepten van dalton |
transposition | faqs | taakebleid | Wat is taakbeleid |
transposition | faqs | decana | Wat doet een decaan |
transposition | faqs | invalpolo | Hoe werkt een invalpool |
transposition | faqs | bekwaamheidsondezroek | Wat is een bekwaamheidsonderzoek |
transposition | faqs | schoollieder | Wat verdient een schoolleider |
transposition | programs | scheikudne | Leraar scheikunde |
transposition | programs | aardirjkskunde | Leraar aardrijkskunde |
transposition | educational_institutions | fontsy | Fontys Hogeschool |
prefix | articles | geschikth | Het geschiktheidsonderzoek |
prefix | articles | salaris basis | Salaris in het basisonderwijs |
prefix | articles | onderwijsass | Onderwijsassistent worden; Technisch onderwijsassistent |
prefix | articles | kopopl | De kopopleiding |
prefix | articles | zij-instr | Zij-instromen in het basisonderwijs; Zij-instromen in het mbo; Zij-instromen in het voortgezet; Subsidie voor zij-instroom; Zij-instroom of deeltijdstudie; Een dag uit het leven |
prefix | articles | pens | Pensioen bij het ABP |
prefix | articles | tweedegr | De tweedegraads bevoegdheid; De tweedegraads lerarenopleiding | De beperkt tweedegraads; De hbo-master; De kopopleiding
prefix | articles | vrijst | Vrijstellingen aanvragen |
prefix | articles | meeloop | Een meeloopdag regelen |
prefix | faqs | eindej | Krijg ik een eindejaarsuitkering |
prefix | faqs | reisk | Krijg ik een reiskostenvergoeding |
prefix | faqs | samenw | Wat is een samenwerkingsverband |
prefix | faqs | wat verdient een dir | Wat verdient een schoolleider |
prefix | faqs | mantelz | Hoe combineer ik mantelzorg |
prefix | programs | leraar wisk | Leraar wiskunde |
prefix | programs | docent dan | Docent dans |
prefix | educational_institutions | radb | Radboud Universiteit |
prefix | educational_institutions | hogeschool rott | Hogeschool Rotterdam |
prefix | regional_education_desks | brab | Brabant en Zeeland Leren |
synonym | articles | loon basisschool | Salaris in het basisonderwijs |
synonym | articles | salaris middelbare school | Salaris in het voortgezet onderwijs |
synonym | articles | vog | De verklaring omtrent het gedrag |
synonym | articles | bewijs van goed gedrag | De verklaring omtrent het gedrag |
synonym | articles | omscholen | Routes naar het leraarschap; Inschaling bij een overstap; Rondkomen tijdens je overstap; Zij-instromen in; Overstappen na je vijftigste | Subsidie voor zij-instroom; Zij-instroom of deeltijdstudie
synonym | articles | toa | Technisch onderwijsassistent |
synonym | articles | pdg | Het pedagogisch-didactisch getuigschrift; Hoe ziet een PDG-traject |
synonym | articles | klassenassistent | Onderwijsassistent worden; Technisch onderwijsassistent |
synonym | articles | parttime studeren | Voltijd, deeltijd, duaal; Zij-instroom of deeltijdstudie |
synonym | articles | lesbevoegdheid eerste graad | De eerstegraads bevoegdheid |
synonym | articles | speciaal onderwijs lesgeven | Bevoegd lesgeven in het gespecialiseerd | Passend onderwijs
synonym | articles | abp | Pensioen bij het ABP |
synonym | articles | docent basisschool worden | De pabo: leraar basisonderwijs; Vakleerkracht worden in het basisonderwijs | Zij-instromen in het basisonderwijs; De verkorte deeltijdpabo
synonym | articles | dalton | Onderwijsconcepten van dalton |
synonym | faqs | zwanger | Hoe gaat het met zwangerschaps |
synonym | faqs | directeur loon | Wat verdient een schoolleider |
synonym | faqs | gym | Wat is de academie voor lichamelijke opvoeding |
synonym | faqs | parttime | Kan ik parttime werken in het onderwijs; Kan ik de pabo in deeltijd volgen; Kan ik zij-instromen in deeltijd; Wat is het verschil tussen duaal en deeltijd; Kan ik werken naast een deeltijdopleiding |
synonym | faqs | stufi | Kan ik studiefinanciering krijgen |
synonym | faqs | strafblad | Hoe vraag ik een VOG aan; Heb ik een VOG nodig |
synonym | faqs | lerarenbeurs | Wat is de tegemoetkoming studiekosten voor leraren |
synonym | faqs | vrije dagen | Hoeveel vakantie heb ik; Kan ik buiten de schoolvakanties vrij nemen |
synonym | programs | gymleraar | Leraar lichamelijke opvoeding |
synonym | programs | chemie | Leraar scheikunde |
synonym | sectors | basisschool | Primair onderwijs |
synonym | sectors | middelbare school | Voortgezet onderwijs |
synonym | sectors | roc | Middelbaar beroepsonderwijs |
question | articles | hoe word ik leraar op een basisschool | De pabo: leraar basisonderwijs; Zij-instromen in het basisonderwijs | Routes naar het leraarschap; De verkorte deeltijdpabo; Vakleerkracht worden
question | articles | wat kost de lerarenopleiding | Wat kost een lerarenopleiding |
question | articles | hoe regel ik een dagje meelopen op een school | Een meeloopdag regelen |
question | articles | kan ik lesgeven met een diploma uit het buitenland | Lesgeven met een buitenlands diploma |
question | articles | mag ik zonder bevoegdheid voor de klas staan? | Onbevoegd voor de klas |
question | articles | hoe kom ik rond tijdens mijn overstap? | Rondkomen tijdens je overstap |
question | articles | how do i become a teacher in the netherlands | How can I become a teacher in; How can I become a teacher at; Becoming a primary school | What does it cost to become
question | articles | wat krijgt de school aan subsidie voor een zij-instromer | Subsidie voor zij-instroom |
question | articles | hoe zit het nederlandse onderwijs in elkaar | Zo zit het Nederlandse onderwijs |
question | faqs | wat verdient een leraar in het basisonderwijs | Wat is het salaris van een leraar in het basisonderwijs |
question | faqs | hoe lang duurt de pabo | Hoelang duurt de pabo |
question | faqs | ben ik te oud om nog leraar te worden? | Ben ik te oud om leraar te worden | Tot welke leeftijd is een overstap
question | faqs | hoeveel vakantie heeft een docent | Hoeveel vakantie heb ik als leraar |
question | faqs | wat doet een toa op school | Wat doet een toa; Hoe word ik technisch onderwijsassistent |
question | faqs | krijg ik pensioen als leraar | Bouw ik pensioen op | Wat gebeurt er met mijn pensioen
question | faqs | wat is het verschil tussen hbo en universiteit | Wat is het verschil tussen een hogeschool en een universiteit |
question | faqs | moet je een taaltoets doen als je geen Nederlands spreekt | Moet ik een taaltoets doen als Nederlands |
question | faqs | waar vind ik een baan in het onderwijs | Waar vind ik vacatures in het onderwijs |
question | faqs | wie betaalt mijn opleiding | Betaalt mijn werkgever mijn opleiding |
question | faqs | hoe bereid ik me voor op de pabo toetsen | Hoe bereid ik me voor op de toelatingstoetsen | Welke toelatingstoetsen moet ik maken
question | faqs | kan ik lesgeven zonder diploma | Kan ik zonder bevoegdheid lesgeven |
question | faqs | hoe weet ik of het onderwijs iets voor mij is | Hoe weet ik of lesgeven bij mij past |
question | faqs | wat als ik zak voor mijn geschiktheidsonderzoek | Wat als ik zak voor het geschiktheidsonderzoek |
`

const isKind = (name: string): name is Kind => kinds.some((kind) => kind === name)
const titles = (text: string): string[] =>
  text
    .split(';')
    .map((title) => title.trim())
    .filter((title) => title !== '')

/** @throws Error on a line that is not of the form above. */
export const judgedQueries: readonly JudgedQuery[] = lines
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const [kind = '', index = '', query = '', best = '', good = ''] = line.split('|').map((part) => part.trim())
    if (!isKind(kind) || query === '' || best === '') throw new Error(`not a judged query: ${line}`)
    return { kind, index, query, best: titles(best), good: titles(good) }
  })
