/** Invented people: authors, the team that gives advice, and podcast hosts. */

export type Author = { key: string; firstName: string; name: string; jobTitle: string; biography: string }
export type TeamMember = {
  firstName: string
  lastName: string
  jobTitle: string
  adviser: boolean
  description: string
}

export const authors: Author[] = [
  {
    key: 'noor-verhagen',
    firstName: 'Noor',
    name: 'Noor Verhagen',
    jobTitle: 'Hoofdredacteur',
    biography:
      'Noor gaf zes jaar les in groep 7 en schrijft nu over alles wat een toekomstige leraar wil weten. Zij bewaakt dat elke tekst ook zonder voorkennis te volgen is.',
  },
  {
    key: 'bilal-amrani',
    firstName: 'Bilal',
    name: 'Bilal Amrani',
    jobTitle: 'Adviseur overstap',
    biography:
      'Bilal stapte zelf over vanuit de logistiek. Hij spreekt dagelijks mensen die hetzelfde overwegen en kent de vragen die niemand durft te stellen.',
  },
  {
    key: 'marieke-de-graaf',
    firstName: 'Marieke',
    name: 'Marieke de Graaf',
    jobTitle: 'Adviseur primair onderwijs',
    biography:
      'Marieke was leerkracht, intern begeleider en schoolopleider. Haar specialiteit is de eerste honderd dagen voor een groep.',
  },
  {
    key: 'joost-van-rijn',
    firstName: 'Joost',
    name: 'Joost van Rijn',
    jobTitle: 'Adviseur voortgezet onderwijs',
    biography:
      'Joost gaf wiskunde op een brede scholengemeenschap en begeleidde startende docenten. Hij rekent graag voor wat een rooster echt betekent.',
  },
  {
    key: 'sanne-kuipers',
    firstName: 'Sanne',
    name: 'Sanne Kuipers',
    jobTitle: 'Adviseur middelbaar beroepsonderwijs',
    biography:
      'Sanne leidde een mbo-team techniek en zag tientallen vakmensen docent worden. Zij weet waar trajecten stranden en hoe je dat voorkomt.',
  },
  {
    key: 'femke-dijkstra',
    firstName: 'Femke',
    name: 'Femke Dijkstra',
    jobTitle: 'Redacteur gespecialiseerd onderwijs',
    biography:
      'Femke werkte als leraarondersteuner in het vso. Zij schrijft het liefst over de functies die je in geen brochure tegenkomt.',
  },
  {
    key: 'tom-wessels',
    firstName: 'Tom',
    name: 'Tom Wessels',
    jobTitle: 'Redacteur arbeidsvoorwaarden',
    biography:
      'Tom leest cao’s voor zijn plezier. Hij legt uit waar je moet kijken, en noemt geen bedragen die volgend jaar niet meer kloppen.',
  },
  {
    key: 'aylin-yildiz',
    firstName: 'Aylin',
    name: 'Aylin Yıldız',
    jobTitle: 'Redacteur opleidingen',
    biography: 'Aylin werkte op de studentenbalie van een hogeschool. Zij vertaalt studiegidsen naar gewone weken.',
  },
  {
    key: 'daan-hofstra',
    firstName: 'Daan',
    name: 'Daan Hofstra',
    jobTitle: 'Jurist onderwijsrecht',
    biography:
      'Daan adviseerde schoolbesturen over benoemingen en bevoegdheden. Hij controleert elke zin waarin het woord wet voorkomt.',
  },
  {
    key: 'esther-lopes',
    firstName: 'Esther',
    name: 'Esther Lopes',
    jobTitle: 'Adviser international teachers',
    biography:
      'Esther qualified abroad, learned Dutch in her thirties and teaches at a bilingual school. She writes the English pages.',
  },
]

export const teamMembers: TeamMember[] = [
  {
    firstName: 'Bilal',
    lastName: 'Amrani',
    jobTitle: 'Adviseur overstap',
    adviser: true,
    description:
      'Met Bilal praat je als je nog niet weet of je wilt overstappen. Hij stelt **vragen** voordat hij antwoord geeft, en stuurt je na afloop een korte samenvatting.',
  },
  {
    firstName: 'Marieke',
    lastName: 'de Graaf',
    jobTitle: 'Adviseur primair onderwijs',
    adviser: true,
    description:
      'Marieke weet alles van de pabo en van zij-instroom in het basisonderwijs. Zij denkt ook mee over een *rustige start*.',
  },
  {
    firstName: 'Joost',
    lastName: 'van Rijn',
    jobTitle: 'Adviseur voortgezet onderwijs',
    adviser: true,
    description:
      'Joost helpt je kiezen tussen een 1<sup>e</sup>- en een 2<sup>e</sup>graads route en rekent met je mee.',
  },
  {
    firstName: 'Sanne',
    lastName: 'Kuipers',
    jobTitle: 'Adviseur mbo',
    adviser: true,
    description: 'Met Sanne bespreek je hoe je vakervaring een plek krijgt in het mbo.',
  },
  {
    firstName: 'Noor',
    lastName: 'Verhagen',
    jobTitle: 'Hoofdredacteur',
    adviser: false,
    description: 'Noor leest alles wat hier verschijnt. Zie je iets wat niet klopt, dan hoort zij het graag.',
  },
  {
    firstName: 'Hugo',
    lastName: 'Pastoor',
    jobTitle: 'Redacteur gegevens',
    adviser: false,
    description:
      'Hugo houdt opleidingen, instellingen en locaties bij. Staat jouw opleiding er niet goed in, meld het hem.',
  },
]

export const podcastHosts = [
  { key: 'lieke-broekhuis', firstName: 'Lieke', lastName: 'Broekhuis' },
  { key: 'samir-haddou', firstName: 'Samir', lastName: 'Haddou' },
]
