/** The pages of this site that belong to no item: their titles, what they are about, and words by which people ask for them; one list, however long. */
import type { Locale, StaticPathname } from '../i18n/routing.ts'

type Described = {
  readonly title: string
  /** What one finds there, in a sentence; shown below the title in search. */
  readonly summary: string
  /** Other names of the page: found like its title. */
  readonly names: readonly string[]
}

export type FixedPage = {
  readonly href: StaticPathname
  /** Whether sitemaps list it; pages of a visitor's own are found by search on this site alone. */
  readonly isListed: boolean
} & Readonly<Record<Locale, Described>>

type Row = readonly [title: string, summary: string, names: string]

const described = ([title, summary, names]: Row): Described => ({
  title,
  summary,
  names: names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
})
const page = (href: StaticPathname, nl: Row, en: Row, isListed = true): FixedPage => ({
  href,
  isListed,
  nl: described(nl),
  en: described(en),
})

/** Chosen: written by hand, in the order of the sitemap; names are what visitors type, separated by commas. */
export const fixedPages: readonly FixedPage[] = [
  page(
    '/',
    ['Lesroute', 'De beginpagina van deze site.', 'home, homepage, beginpagina, startpagina'],
    ['Lesroute', 'The start page of this site.', 'home, homepage, start page'],
  ),
  page(
    '/kennisbank',
    ['Kennisbank', 'Alle artikelen en vragen, per onderwerp en thema.', 'onderwerpen, themas, informatie'],
    ['Knowledge base', 'All articles and questions, by topic and theme.', 'topics, themes, information'],
  ),
  page(
    '/kennisbank/artikelen',
    ['Artikelen', 'Alle artikelen, met filters.', 'artikel, alle artikelen, achtergrond'],
    ['Articles', 'All articles, with filters.', 'article, all articles'],
  ),
  page(
    '/kennisbank/veelgestelde-vragen',
    ['Vragen', 'Veelgestelde vragen met hun antwoord.', 'veelgestelde vragen, faq, alle vragen, vraag en antwoord'],
    ['Questions', 'Frequently asked questions with their answers.', 'faq, frequently asked questions, all questions'],
  ),
  page(
    '/kennisbank/a-z',
    ['A tot Z', 'Alles in de kennisbank op alfabet.', 'alfabet, a-z, index, register'],
    ['A to Z', 'Everything in the knowledge base by letter.', 'alphabet, a-z, index'],
  ),
  page(
    '/begrippen',
    [
      'Begrippen',
      'Woorden uit het onderwijs, in gewone taal uitgelegd.',
      'begrippenlijst, woordenlijst, afkortingen, afkorting, betekenis, jargon',
    ],
    [
      'Glossary',
      'Words of Dutch education, explained.',
      'terms, abbreviations, dictionary, jargon, word list, meaning',
    ],
  ),
  page(
    '/cijfers',
    [
      'Cijfers',
      'Bedragen, termijnen en aantallen met hun bron.',
      'cijfers, bedragen, salarisschalen, collegegeld, cao-bedragen, termijnen',
    ],
    [
      'Figures',
      'Amounts, terms and counts with their source.',
      'figures, amounts, pay scales, tuition fees, deadlines, numbers',
    ],
  ),
  page(
    '/sectoren',
    [
      'Werken in het onderwijs',
      'De sectoren: van basisschool tot hogeschool.',
      'sectoren, sector, onderwijssoorten, soorten onderwijs',
    ],
    [
      'Working in education',
      'The sectors: from primary school to university.',
      'sectors, sector, kinds of education, types of schools',
    ],
  ),
  page(
    '/rollen',
    [
      'Functies',
      'Beroepen op een school: wat je doet en wat je ervoor nodig hebt.',
      'rollen, beroepen, banen, werk op school, functie, beroep',
    ],
    ['Roles', 'Jobs at a school: what you do and what they ask.', 'jobs, professions, careers, occupations'],
  ),
  page(
    '/bevoegdheden',
    [
      'Bevoegdheden',
      'Wie wat mag lesgeven, en welk diploma daarbij hoort.',
      'lesbevoegdheid, onderwijsbevoegdheid, alle bevoegdheden, verschil eerstegraads tweedegraads, eerstegraads of tweedegraads',
    ],
    [
      'Qualifications',
      'Who may teach what, and with which diploma.',
      'teaching qualifications, teaching license, teaching certificate, difference between grade one and grade two',
    ],
  ),
  page(
    '/trajecten',
    [
      'Trajecten',
      'Manieren om bevoegd te worden: voltijd, deeltijd, duaal, zij-instroom.',
      'opleidingsvormen, leerroutes, vormen van studeren',
    ],
    ['Tracks', 'Ways to a qualification: full time, part time, dual, lateral entry.', 'ways to study, forms of study'],
  ),
  page(
    '/routes',
    [
      'Welke route past bij mij?',
      'Een korte vragenlijst naar de routes die bij je passen.',
      'routes, keuzehulp, routewijzer, test, vragenlijst, studiekeuzetest, keuzetest, beroepentest',
    ],
    [
      'Which route suits me?',
      'A short questionnaire to the routes that fit you.',
      'routes, quiz, test, questionnaire, career test, find my route',
    ],
  ),
  page(
    '/navigator',
    [
      'Opleidingen, instellingen en loketten',
      'Vind opleidingen, instellingen en regioloketten.',
      'navigator, zoeken op de kaart',
    ],
    [
      'Programmes, institutions and desks',
      'Find programmes, institutions and regional desks.',
      'navigator, search the map',
    ],
  ),
  page(
    '/navigator/opleidingen',
    [
      'Opleidingen',
      'Alle lerarenopleidingen, als lijst en op de kaart.',
      'lerarenopleidingen, opleiding zoeken, alle opleidingen, kaart, opleidingen bij mij in de buurt',
    ],
    [
      'Programmes',
      'All teacher training programmes, as a list and on a map.',
      'courses, teacher training, all programmes, map, find a programme',
    ],
  ),
  page(
    '/navigator/instellingen',
    [
      'Onderwijsinstellingen',
      'Hogescholen, universiteiten en roc’s met een lerarenopleiding.',
      'instellingen, hogescholen, universiteiten, rocs',
    ],
    [
      'Institutions',
      'Universities and colleges with teacher training.',
      'universities, colleges, universities of applied sciences',
    ],
  ),
  page(
    '/navigator/regioloketten',
    [
      'Regioloketten',
      'Loketten met advies over werken in het onderwijs in jouw regio.',
      'loketten, regionale loketten, onderwijsloket, loket in de buurt, hulp in mijn regio',
    ],
    [
      'Regional desks',
      'Desks with advice about working in education in your region.',
      'desks, help desk, advice near me, regional help',
    ],
  ),
  page(
    '/media',
    ['Media', 'Podcasts, video’s en ervaringsverhalen.', 'kijken en luisteren'],
    ['Media', 'Podcasts, videos and stories.', 'watch and listen'],
  ),
  page(
    '/media/podcasts',
    ['Podcasts', 'Alle podcasts en afleveringen.', 'podcast, luisteren, afleveringen, aflevering'],
    ['Podcasts', 'All podcasts and episodes.', 'podcast, listen, episodes, episode'],
  ),
  page(
    '/media/videos',
    ['Video’s', 'Alle video’s.', 'video, videos, filmpjes, filmpje, kijken'],
    ['Videos', 'All videos.', 'video, films, watch'],
  ),
  page(
    '/media/ervaringsverhalen',
    [
      'Ervaringsverhalen',
      'Verhalen van mensen die in het onderwijs werken.',
      'verhalen, ervaringen, interviews, interview, ervaringsverhaal',
    ],
    ['Stories', 'Stories of people who work in education.', 'testimonials, experiences, interviews'],
  ),
  page(
    '/adviesgesprek',
    [
      'Gratis adviesgesprek',
      'Plan een gratis gesprek met een adviseur.',
      'adviesgesprek, afspraak maken, afspraak, advies, gesprek plannen, bellen, bel mij, adviseur',
    ],
    [
      'Free advice call',
      'Plan a free call with an adviser.',
      'advice, appointment, make an appointment, call, adviser, counselling, book a call',
    ],
  ),
  page(
    '/wat-kan-je-van-een-adviesgesprek-verwachten',
    [
      'Wat kun je van een adviesgesprek verwachten?',
      'Hoe een adviesgesprek verloopt en wat je eraan hebt.',
      'voorbereiden op een adviesgesprek',
    ],
    [
      'What to expect from an advice call',
      'How an advice call goes and what you get from it.',
      'prepare for an advice call',
    ],
  ),
  page(
    '/activiteiten',
    [
      'Activiteiten',
      'Open dagen, informatieavonden en webinars.',
      'agenda, kalender, evenementen, open dagen, open dag, informatieavonden, informatieavond, webinars, webinar, meeloopdagen',
    ],
    [
      'Events',
      'Open days, information evenings and webinars.',
      'agenda, calendar, open days, open day, information evenings, webinars, webinar',
    ],
  ),
  page(
    '/over-ons',
    ['Over ons', 'Wie deze site maken en waarom.', 'wie zijn wij, team, organisatie, colofon, over lesroute, redactie'],
    ['About us', 'Who make this site and why.', 'team, organisation, about lesroute, who we are, editors'],
  ),
  page(
    '/contact',
    [
      'Contact',
      'Stel een vraag of meld een fout.',
      'contact opnemen, contactformulier, e-mail, mail, email, telefoonnummer, bericht sturen, helpdesk, klacht, vraag stellen',
    ],
    [
      'Contact',
      'Ask a question or report a mistake.',
      'contact form, email, e-mail, phone number, send a message, help, complaint, get in touch',
    ],
  ),
  page(
    '/ontwikkelaars',
    [
      'Voor ontwikkelaars',
      'De API met alle inhoud van deze site.',
      'api, open data, developers, documentatie, openapi, data, dataset',
    ],
    [
      'For developers',
      'The API with all content of this site.',
      'api, open data, developer, documentation, openapi, dataset',
    ],
  ),
  page(
    '/access-request',
    [
      'Toegang tot de API',
      'Vraag een sleutel voor de API aan.',
      'api sleutel, api key, toegang aanvragen, token, api toegang',
    ],
    ['Access to the API', 'Ask for a key to the API.', 'api key, api access, request access, token'],
  ),
  page(
    '/info-voor-organisaties',
    [
      'Lesroute op je eigen site',
      'Voor scholen en loketten: zoeken en vragen op je eigen site.',
      'organisaties, insluiten, embed, widget, samenwerken, partners, voor scholen',
    ],
    [
      'Lesroute on your own site',
      'For schools and desks: search and questions on your own site.',
      'organisations, embed, widget, partners, for schools',
    ],
  ),
  page(
    '/toegankelijkheid',
    [
      'Toegankelijkheid',
      'Hoe toegankelijk deze site is, en wat nog niet goed gaat.',
      'toegankelijkheidsverklaring, wcag, schermlezer',
    ],
    [
      'Accessibility',
      'How accessible this site is, and what is not right yet.',
      'accessibility statement, wcag, screen reader',
    ],
  ),
  page(
    '/privacy',
    [
      'Privacy',
      'Wat deze site van je bewaart, en wat niet.',
      'privacyverklaring, cookies, cookie, persoonsgegevens, avg, gegevens',
    ],
    [
      'Privacy',
      'What this site keeps of you, and what not.',
      'privacy statement, privacy policy, cookies, cookie, personal data, gdpr',
    ],
  ),
  page(
    '/sitemap',
    ['Overzicht', 'Alle pagina’s van deze site op een rij.', 'sitemap, inhoudsopgave, alle pagina’s'],
    ['Overview', 'All pages of this site in one list.', 'sitemap, table of contents, all pages'],
  ),
  page(
    '/bewaard',
    ['Bewaard', 'Wat je op dit apparaat hebt bewaard.', 'favorieten, bewaarde artikelen, opgeslagen, mijn lijst'],
    ['Saved', 'What you saved on this device.', 'favourites, bookmarks, my list'],
    false,
  ),
  page(
    '/vergelijken',
    ['Vergelijken', 'Opleidingen naast elkaar.', 'opleidingen vergelijken, vergelijking'],
    ['Compare', 'Programmes side by side.', 'compare programmes, comparison'],
    false,
  ),
  page(
    '/mijn-plan',
    ['Mijn plan', 'Je stappen en data op een rij.', 'stappenplan, plan maken'],
    ['My plan', 'Your steps and dates in one list.', 'plan, step by step plan'],
    false,
  ),
  page(
    '/status',
    ['Werkt alles?', 'Of alle delen van deze site werken.', 'status, storing, werkt niet, kapot'],
    ['Is everything working?', 'Whether all parts of this site work.', 'status, outage, broken, not working'],
    false,
  ),
]
