/** Pages that support sentences of articles, each with the day on which it was consulted. A list, however long. */
import type { Source } from './sources.ts'

/** Chosen: the page that says it, not the home page of who says it; where only an older page could be consulted, its year. */
export const supportingPages: readonly Source[] = [
  {
    key: 'pabo-toetsen-regels',
    title: 'Goed voorbereid naar de pabo: inzet van de toelatingstoetsen',
    description: 'Eén poging vóór de start, twee in het eerste jaar. Geraadpleegd op 23 november 2026.',
    url: 'https://www.goedvoorbereidnaardepabo.nl/gewijzigde-inzet-toelatingstoetsen/',
  },
  {
    key: 'pabo-toetsen-vorm',
    title: 'Goed voorbereid naar de pabo: zo zien de toetsen eruit',
    description: 'Duur, aantal vragen, niveau en geldigheid van een certificaat. Geraadpleegd op 23 november 2026.',
    url: 'https://www.goedvoorbereidnaardepabo.nl/studenten/toelatingstoetsen/',
  },
  {
    key: 'pabo-vrijstelling',
    title: 'Goed voorbereid naar de pabo: veelgestelde vragen',
    description: 'Wie is vrijgesteld van de toelatingstoetsen. Geraadpleegd op 23 november 2026.',
    url: 'https://www.goedvoorbereidnaardepabo.nl/veelgestelde-vragen-toelatingseisen/',
  },
  {
    key: 'subsidie-zij-instroom-bedrag',
    title: 'Voion: subsidiebedrag zij-instroom verhoogd',
    description:
      'Het bedrag van € 25.000 en de looptijd tot 1 januari 2026. Bericht van 12 januari 2023. Geraadpleegd op 23 november 2026.',
    url: 'https://www.voion.nl/nieuws/subsidie-zij-instroom-subsidiebedrag-verhoogd/',
  },
  {
    key: 'subsidie-zij-instroom-aanvragen',
    title: 'DUO: subsidie zij-instroom',
    description:
      'Aanvragen nadat de scholing is begonnen, toekenning op volgorde van binnenkomst. Pagina uit 2019. Geraadpleegd op 23 november 2026.',
    url: 'https://duo.nl/zakelijk/primair-onderwijs/bekostiging-en-subsidies/subsidie-zij-instroom.jsp',
  },
  {
    key: 'studiekosten-wet',
    title: 'Accountancy Vanmorgen: studiekostenbeding vanaf 1 augustus 2022',
    description:
      'Gratis verplichte scholing en de uitzondering voor gereglementeerde beroepen. Artikel van 24 juni 2022. Geraadpleegd op 23 november 2026.',
    url: 'https://www.accountancyvanmorgen.nl/2022/06/24/is-studiekostenbeding-nog-mogelijk-vanaf-1-augustus-2022/',
  },
  {
    key: 'abp-compensatie',
    title: 'ABP: waarom krijgt de één wel compensatie en de ander niet?',
    description:
      'Uitleg over de vernieuwde pensioenregeling. Bericht van 9 februari 2026. Geraadpleegd op 23 november 2026.',
    url: 'https://www.abp.nl/nieuws-en-pers/nieuws/2026/februari/waarom-krijgt-de-een-wel-compensatie-en-de-ander-niet',
  },
  {
    key: 'abp-2027',
    title: 'Umc-medewerkers: New pension system 2027',
    description:
      'Compensatie alleen voor wie op 31 december 2026 bij het ABP opbouwt. In het Engels. Geraadpleegd op 23 november 2026.',
    url: 'https://en.umcmedewerkers.nl/knowledgebase/new-pension-system-2027',
  },
  {
    key: 'arbeidsmarkttoelage',
    title: 'Onderwijscommunity: arbeidsmarkttoelage',
    description:
      'Het bedrag vanaf 2024 en voor welke scholen de toelage is. Bericht uit 2023. Geraadpleegd op 23 november 2026.',
    url: 'https://onderwijscommunity.nl/artikelen/arbeidsmarkttoelage-voor-personeel-op-scholen-met-kwetsbare-leerlingen/',
  },
  {
    key: 'doorstroomtoets',
    title: 'LBBO: stappen schooladvies veranderen',
    description:
      'Voorlopig advies, doorstroomtoets en het definitieve advies sinds 2023-2024. Geraadpleegd op 23 november 2026.',
    url: 'https://www.lbbo.nl/nieuws/stappen-schooladvies-veranderen',
  },
  {
    key: 'klassieke-talen',
    title: 'SLO: klassieke talen, curriculumspiegel 2017',
    description:
      'Hoe klassieke culturele vorming in 2014 opging in Latijn en Grieks. Geraadpleegd op 23 november 2026.',
    url: 'https://scribd.com/document/734330633/Klassieke-Talen-Curriculumspiegel2017',
  },
  {
    key: 'schoolvakanties',
    title: 'Ministerie van OCW: hoe bepaalt de overheid de data voor schoolvakanties?',
    description: 'Welke vakanties vastliggen en welke een advies zijn. Geraadpleegd op 23 november 2026.',
    url: 'http://ocw.rijksopenheid.nl/7136/hoe-bepaalt-de-overheid-de-data-voor-schoolvakanties',
  },
  {
    key: 'beperkt-tweedegraads',
    title: 'Universiteit Leiden: educatieve module',
    description:
      'De verruiming van de beperkt tweedegraads bevoegdheid per 1 augustus 2023. Geraadpleegd op 23 november 2026.',
    url: 'https://www.universiteitleiden.nl/iclon/lo/opleidingstrajecten/educatieve-module',
  },
  {
    key: 'idw-vragen',
    title: 'IDW: veelgestelde vragen',
    description:
      'Wat een diplomawaardering kost, hoelang ze duurt en voor wie ze gratis is. Geraadpleegd op 23 november 2026.',
    url: 'https://www.idw.nl/veelgestelde-vragen/',
  },
  {
    key: 'llk-duo',
    title: 'DUO: levenlanglerenkrediet',
    description: 'Leeftijdsgrens en voorwaarden. Pagina uit 2024. Geraadpleegd op 23 november 2026.',
    url: 'https://duo.nl/particulier/levenlanglerenkrediet/',
  },
  {
    key: 'llk-rijksoverheid',
    title: 'Rijksoverheid: levenlanglerenkrediet',
    description: 'Hoeveel je kunt lenen en in hoeveel jaar je terugbetaalt. Geraadpleegd op 23 november 2026.',
    url: 'https://www.rijksoverheid.nl/onderwerpen/middelbaar-beroepsonderwijs/vraag-en-antwoord/wat-is-het-levenlanglerenkrediet',
  },
  {
    key: 'sool',
    title: 'VO-raad: subsidieregeling SOOL',
    description:
      'Bedrag en aanvraagtermijn, ook voor het voortgezet onderwijs. Bericht van 1 juni 2023. Geraadpleegd op 23 november 2026.',
    url: 'https://www.vo-raad.nl/nieuws/subsidieregeling-voor-omscholing-onderwijsondersteuners-tot-leraar-in-het-voortgezet-onderwijs',
  },
  {
    key: 'sool-verlengd',
    title: 'Staatscourant 2022, 26161: verlenging van SOOL',
    description: 'De kalenderjaren 2019 tot en met 2025. Geraadpleegd op 23 november 2026.',
    url: 'https://zoek.officielebekendmakingen.nl/stcrt-2022-26161.html',
  },
  {
    key: 'collegegeld-2026',
    title: 'Punt (Avans): wordt 2026 een duurder jaar voor studenten?',
    description:
      'Collegegeld, basisbeurs en rente in 2026. Bericht van 6 januari 2026. Geraadpleegd op 23 november 2026.',
    url: 'https://punt.avans.nl/2026/01/wordt-2026-een-duurder-jaar-voor-studenten/',
  },
  {
    key: 'collegegeld-uitzondering',
    title: 'DUO: collegegeld',
    description:
      'Voorwaarden voor het wettelijke tarief en de uitzondering voor onderwijs. Pagina uit 2019. Geraadpleegd op 23 november 2026.',
    url: 'https://duo.nl/particulier/collegegeld.jsp',
  },
  {
    key: 'collegegeld-deeltijd',
    title: 'Rijksoverheid: hoogte van het collegegeld',
    description: 'Bedragen voor voltijd, deeltijd en duaal, 2023 tot 2025. Geraadpleegd op 23 november 2026.',
    url: 'https://www.rijksoverheid.nl/onderwerpen/hoger-onderwijs/vraag-en-antwoord/hoogte-van-het-collegegeld-hogeschool-universiteit',
  },
  {
    key: 'salaris-po-2024',
    title: 'Ambtenarensalaris: salarisschalen primair onderwijs',
    description: 'De tabel van 1 oktober 2024. Geraadpleegd op 23 november 2026.',
    url: 'https://ambtenarensalaris.nl/salarisschalen-primair-onderwijs',
  },
  {
    key: 'cao-2025',
    title: 'ANP: loonsverhoging voor leraren',
    description:
      'De cao-akkoorden van 6 november 2025 voor basisscholen en middelbare scholen. Geraadpleegd op 23 november 2026.',
    url: 'https://www.welingelichtekringen.nl/samenleving/loonsverhoging-voor-leraren-middelbare-scholen-en-basisscholen',
  },
  {
    key: 'cao-vo-2024',
    title: 'ANP: nieuwe cao in voortgezet onderwijs',
    description: 'Loon, reiskosten en stagevergoeding. Bericht uit december 2024. Geraadpleegd op 23 november 2026.',
    url: 'https://www.welingelichtekringen.nl/samenleving/akkoord-over-nieuwe-cao-in-voortgezet-onderwijs',
  },
  {
    key: 'salaris-gelijk',
    title: 'DutchNews: primary teachers’ pay',
    description:
      'Gelijke beloning in basisonderwijs en voortgezet onderwijs. Bericht uit april 2022, in het Engels. Geraadpleegd op 23 november 2026.',
    url: 'https://dutchnews.nl/2022/04/primary-teachers-pay-to-be-brought-into-line-with-secondary-schools',
  },
  {
    key: 'masters-regeling',
    title: 'Regeling tegemoetkoming studiekosten onderwijsmasteropleidingen',
    description: 'De regeling en de dag waarop zij verviel. Geraadpleegd op 23 november 2026.',
    url: 'http://wetten.overheid.nl/BWBR0038481/2017-08-23',
  },
  {
    key: 'zij-instroom-aantallen',
    title: 'Tweede Kamer: lerarenstrategie december 2024',
    description:
      'Aantal zij-instromende leraren in 2024. Brief van 17 december 2024. Geraadpleegd op 23 november 2026.',
    url: 'https://tweedekamer.nl/kamerstukken/brieven_regering/detail?did=2024D50359&id=2024Z21310',
  },
  {
    key: 'lerarenstrategie-2025',
    title: 'Tweede Kamer: lerarenstrategie december 2025',
    description: 'De ontwikkeling van het tekort. Brief van 18 december 2025. Geraadpleegd op 23 november 2026.',
    url: 'https://zoek.officielebekendmakingen.nl/kst-27923-518.html',
  },
  {
    key: 'lerarenstrategie-nieuws',
    title: 'Rijksoverheid: schoolleiders en leraren blijven prioriteit',
    description:
      'Tekorten en uitkomsten van TALIS 2024. Bericht van 18 december 2025. Geraadpleegd op 23 november 2026.',
    url: 'https://www.rijksoverheid.nl/actueel/nieuws/2025/12/18/kabinet-genoeg-en-goed-toegeruste-schoolleiders-en-leraren-blijft-prioriteit',
  },
  {
    key: 'tekort-2021',
    title: 'Centerdata: lerarentekorten in het primair onderwijs',
    description: 'De meting van oktober 2021. Geraadpleegd op 23 november 2026.',
    url: 'https://www.centerdata.nl/actueel/lerarentekorten-in-het-primair-onderwijs-in-kaart-gebracht',
  },
  {
    key: 'tekort-2022',
    title: 'Tweede Kamer: lerarenstrategie',
    description: 'Het tekort in het voortgezet onderwijs. Brief van 1 juli 2022. Geraadpleegd op 23 november 2026.',
    url: 'https://www.tweedekamer.nl/kamerstukken/brieven_regering/detail?did=2022D28453&id=2022D28453',
  },
  {
    key: 'tekortvakken',
    title: 'Masters voor het vo: veelgestelde vragen',
    description: 'De lijst van tekortvakken in een regeling. Geraadpleegd op 23 november 2026.',
    url: 'https://mastersvoorhetvo.nl/tegemoetkoming-studiekosten/veel-gestelde-vragen/',
  },
  {
    key: 'zzp-2025',
    title: 'Reformatorisch Dagblad: de verwarring is groot in de wereld van zzp’ers',
    description:
      'Controle op schijnzelfstandigheid sinds 1 januari 2025. Artikel uit maart 2025. Geraadpleegd op 23 november 2026.',
    url: 'https://www.rd.nl/artikel/1098937-de-verwarring-is-groot-in-de-wereld-van-zzpers',
  },
  {
    key: 'zzp-controle',
    title: 'De Zaak: hoe gaat de Belastingdienst controleren?',
    description: 'Waar de Belastingdienst op let en wat er in 2025 veranderde. Geraadpleegd op 23 november 2026.',
    url: 'https://www.dezaak.nl/personeel/schijnzelfstandigheid/hoe-gaat-de-belastingdienst-controleren-op-schijnzelfstandigheid-5-dingen-die-je-moet-weten/',
  },
  {
    key: 'zzp-scholen',
    title: 'NH Nieuws: scholen hopen op meer docenten in loondienst',
    description: 'Wat schoolbesturen zeggen over zzp’ers. Geraadpleegd op 23 november 2026.',
    url: 'https://www.nhnieuws.nl/nieuws/343018/scholen-hopen-dat-door-nieuwe-regels-rond-zzpers-meer-docenten-in-loondienst-komen',
  },
  {
    key: 'schoolleider-register',
    title: 'Penta Nova: hoe word ik schoolleider?',
    description: 'Het register en de omvang van de opleidingen. Geraadpleegd op 23 november 2026.',
    url: 'https://www.pentanova.nl/blogs/schoolleider-worden',
  },
  {
    key: 'schoolleider-wet',
    title: 'PO-Raad: opleiden en ontwikkelen van schoolleiders',
    description: 'Een directeur zonder onderwijsbevoegdheid. Geraadpleegd op 23 november 2026.',
    url: 'https://www.poraad.nl/themas/opleiden-ontwikkelen-en-onderzoeken/opleiden-en-ontwikkelen-schoolleiders',
  },
  {
    key: 'schoolleider-verplicht',
    title: 'AVS: registratie in het Schoolleidersregister PO',
    description: 'Verplicht sinds 1 januari 2018, elke vier jaar opnieuw. Geraadpleegd op 23 november 2026.',
    url: 'https://avs.nl/actueel/nieuws/een-belan-grijke-voorwaarde-om-je-werk-goed-te-kunnen-doen/',
  },
  {
    key: 'schoolleider-aantal',
    title: 'Tweede Kamer: lerarenstrategie december 2024',
    description: 'Aanvragen voor zij-instromende schoolleiders in 2024. Geraadpleegd op 23 november 2026.',
    url: 'https://berthub.eu/tkconv/document.html?nummer=2024D50359',
  },
  {
    key: 'gym-leergang',
    title: 'Hogeschool Leiden: leergang vakbekwaamheid bewegingsonderwijs',
    description: 'Duur en prijs in september 2024, en voor wie de leergang is. Geraadpleegd op 23 november 2026.',
    url: 'https://www.hsleiden.nl/opleiding/leergang-vakbekwaamheid-bewegingsonderwijs',
  },
  {
    key: 'gym-regel',
    title: 'KPZ: vakbekwaamheid bewegingsonderwijs',
    description: 'De drie blokken en de bevoegdheid voor alle groepen. Geraadpleegd op 23 november 2026.',
    url: 'https://www.kpz.nl/studeren/vakbekwaamheid-bewegingsonderwijs/',
  },
  {
    key: 'gym-tijdelijk',
    title: 'Marnix Onderwijscentrum: leergang vakbekwaamheid bewegingsonderwijs',
    description: 'Tijdelijk bevoegd tijdens de leergang. Geraadpleegd op 23 november 2026.',
    url: 'https://www.marnixonderwijscentrum.nl/opleidingen/vakbekwaamheid-bewegingsonderwijs-post-hbo',
  },
  {
    key: 'gym-belasting',
    title: 'Fontys: gymbevoegdheid basisschool',
    description: 'Uren per blok en per week. Geraadpleegd op 23 november 2026.',
    url: 'https://fontys.nl/Professionals-en-werkgevers/Opleidingen-en-cursussen/Gymbevoegdheid-basisschool/Gymbevoegdheid-basisschool-Blok-1-tm-3.htm',
  },
  {
    key: 'pabo-in-vo',
    title: 'Windesheim: opscholing voor groepsleerkrachten in het vmbo',
    description:
      'Wat oude en nieuwe pabodiploma’s geven in het voortgezet onderwijs. Geraadpleegd op 23 november 2026.',
    url: 'https://www.windesheim.nl/werk-en-studie/opleidingen-en-cursussen/onderwijs/lerarenopleidingen/opscholingstraject-bevoegdheid-groepsleerkracht-vmbo-onderbouw-basis-kader/voor-wie',
  },
  {
    key: 'nt2-kwalificaties',
    title: 'BVNT2: kwalificaties van NT2-docenten',
    description: 'Waarom er geen aparte bevoegdheid is. Geraadpleegd op 23 november 2026.',
    url: 'https://bvnt2.org/kwaliteitszorg/informatie-over-kwalificaties-van-nt2-docenten/',
  },
  {
    key: 'nt2-register',
    title: 'Blik op Inburgering: uitzonderingen bij het tekort aan NT2-docenten',
    description:
      'De eis van 80 procent bevoegde docenten en de uitzonderingen vanaf 2023. Geraadpleegd op 23 november 2026.',
    url: 'https://www.blikopinburgering.nl/informatiemail-tijdelijke-uitzonderingen-ter-verlichting-van-het-nt2-docententekort/',
  },
  {
    key: 'nt2-certificaat',
    title: 'BVNT2: certificering van NT2-docenten',
    description: 'Een erkend certificaat via een opleiding of een assessment. Geraadpleegd op 23 november 2026.',
    url: 'https://bvnt2.org/certificering/evc/certificering/',
  },
  {
    key: 'burn-out-2019',
    title: 'AVS: meeste burn-outklachten in het onderwijs',
    description: 'Cijfers van TNO en CBS over 2019, per soort docent. Geraadpleegd op 23 november 2026.',
    url: 'https://avs.nl/actueel/nieuws/meeste-burn-out-klachten-in-het-onderwijs/',
  },
  {
    key: 'burn-out-reeks',
    title: 'AOb: weer meer burn-outklachten in het onderwijs',
    description: 'Cijfers van TNO en CBS van 2014 tot 2019. Geraadpleegd op 23 november 2026.',
    url: 'https://www.aob.nl/nieuws/weer-meer-burn-outklachten-in-het-onderwijs/',
  },
  {
    key: 'talis-2018',
    title: 'TALIS 2024: resultaten van de vorige ronde',
    description: 'Wat leraren in 2018 zeiden over stress en stoppen. Geraadpleegd op 23 november 2026.',
    url: 'https://www.talis2024.nl/resultaten/',
  },
  {
    key: 'werkstress-2018',
    title: 'Ecorys: werk- en leeromstandigheden van leraren in beeld',
    description: 'Werkstress in TALIS 2018. Geraadpleegd op 23 november 2026.',
    url: 'https://www.ecorys.com/nl/nederland/our-work/werk-en-leeromstandigheden-van-leraren-beeld',
  },
  {
    key: 'trainees-voion',
    title: 'Voion: Trainees in onderwijs',
    description: 'Het traineeship voor een eerstegraads bevoegdheid. Geraadpleegd op 23 november 2026.',
    url: 'https://www.voion.nl/onderwijsarbeidsmarkt/werken-in-het-voortgezet-onderwijs/leraar-worden/trainees-in-onderwijs/',
  },
  {
    key: 'traineeship-diploma',
    title: 'Echt Onderwijs: welk diploma krijg ik?',
    description: 'Diploma per soort traineeship. Geraadpleegd op 23 november 2026.',
    url: 'https://echtonderwijs.nl/faq/wat-voor-diploma-krijg-ik-als-ik-mijn-opleiding-afrond-via-echt-onderwijs/',
  },
]
