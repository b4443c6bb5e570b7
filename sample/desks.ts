/** Regional desks with invented names, each over several regions, so that every municipality has one. */

export type Desk = {
  key: string
  title: string
  city: string
  regions: string[]
  sectors: string[]
  consultation: boolean
  activities: ('meeloopdag' | 'informatiebijeenkomst' | 'oriëntatietraject' | 'adviesgesprek' | 'proefles')[]
  content: ('vacatures' | 'ervaringsverhalen' | 'opleidingen' | 'agenda' | 'regelingen')[]
  phoneHours: string | null
  description: string
  consultationText: string | null
}

/** What a talk is like, in Markdown: about which question, and what it knows of the region. */
export const talk = (first: string, second: string) => `## Zo gaat een gesprek

Een adviseur belt op het moment dat je zelf kiest; in dit voorbeeld belt niemand. Reken op ongeveer **twintig minuten**.

| Onderdeel | Wat je ervan hebt |
| --- | --- |
| Jouw vraag | ${first} |
| Jouw regio | ${second} |
| Na afloop | een korte samenvatting per e-mail |

---

Het gesprek is gratis. Je hoeft je niet voor te bereiden, al helpt het als je je diploma’s bij de hand hebt.`

export const desks: Desk[] = [
  {
    key: 'onderwijsloket-midden-nederland',
    title: 'Onderwijsloket Midden-Nederland',
    city: 'Utrecht',
    regions: ['Midden-Utrecht', 'Amersfoort', 'Gooi en Vechtstreek', 'FoodValley'],
    sectors: ['po', 'vo', 'mbo', 'go'],
    consultation: true,
    activities: ['meeloopdag', 'informatiebijeenkomst', 'adviesgesprek', 'proefles'],
    content: ['vacatures', 'ervaringsverhalen', 'opleidingen', 'agenda'],
    phoneHours: 'Maandag tot en met donderdag van 9.00 tot 16.00 uur',
    description:
      '## Samen zoeken in het midden van het land\n\nSchoolbesturen en lerarenopleidingen uit Utrecht, het Gooi en de Vallei werken in dit loket samen. Je kunt er terecht met elke vraag over werken in het onderwijs, ook als je nog niets weet.\n\n- Meelopen op een school in je eigen wijk\n- Advies over opleiding en financiering\n- Kennismaken met scholen die zij-instromers begeleiden',
    consultationText: talk(
      'welke functie en welke route bij je passen',
      'scholen van Woerden tot Ede die met overstappers werken',
    ),
  },
  {
    key: 'lesgeven-in-noord',
    title: 'Lesgeven in Noord',
    city: 'Groningen',
    regions: ['Groningen', 'Friesland', 'Drenthe'],
    sectors: ['po', 'vo', 'mbo', 'go'],
    consultation: true,
    activities: ['meeloopdag', 'oriëntatietraject', 'adviesgesprek'],
    content: ['vacatures', 'ervaringsverhalen', 'opleidingen', 'regelingen'],
    phoneHours: 'Dinsdag en donderdag van 10.00 tot 17.00 uur',
    description:
      '## Drie provincies, één loket\n\nIn het noorden liggen scholen ver uit elkaar en kent iedereen elkaar. Het loket helpt je een plek te vinden op een afstand die je volhoudt, op een dorpsschool met combinatiegroepen of in de stad.\n\nTwee keer per jaar start een **oriëntatietraject** van zes bijeenkomsten, met stage en intervisie. Spreek je Fries? Vertel het erbij: scholen zoeken leraren die beide talen gebruiken.',
    consultationText: talk(
      'of een klein team iets voor je is',
      'wie er op de Waddeneilanden of in Zuidoost-Drenthe mensen zoekt',
    ),
  },
  {
    key: 'klaslokaal-oost',
    title: 'Klaslokaal Oost',
    city: 'Zwolle',
    regions: ['Regio Zwolle', 'Twente', 'Stedendriehoek en Noordwest-Veluwe', 'Achterhoek'],
    sectors: ['po', 'vo', 'mbo'],
    consultation: true,
    activities: ['meeloopdag', 'informatiebijeenkomst', 'adviesgesprek'],
    content: ['vacatures', 'opleidingen', 'agenda'],
    phoneHours: 'Maandag, woensdag en vrijdag van 9.00 tot 13.00 uur',
    description:
      '## Van de Achterhoek tot de Kop van Overijssel\n\nKlaslokaal Oost is van de gezamenlijke besturen in Oost-Nederland. Je vindt er een adviseur voor elke streek en een overzicht van scholen waar je deze maand kunt meekijken.\n\nTechnisch vakmanschap is hier gewild: veel mbo-scholen en vmbo’s zoeken mensen uit bouw, metaal en installatie.',
    consultationText: talk(
      'hoe je techniek en lesgeven combineert',
      'bedrijven en scholen die samen docenten opleiden',
    ),
  },
  {
    key: 'onderwijsplein-gelderland-zuid',
    title: 'Onderwijsplein Gelderland-Zuid',
    city: 'Nijmegen',
    regions: ['Rijk van Nijmegen', 'Midden-Gelderland', 'Rivierenland'],
    sectors: ['po', 'vo', 'go'],
    consultation: false,
    activities: ['informatiebijeenkomst', 'meeloopdag'],
    content: ['vacatures', 'agenda', 'ervaringsverhalen'],
    phoneHours: null,
    description:
      '## Langs Waal en Rijn\n\nHet plein organiseert elke maand een informatieavond, afwisselend in Nijmegen, Arnhem en Tiel. Persoonlijk advies geven we niet zelf; daarvoor verwijzen we je naar een landelijke adviseur.\n\nBen je benieuwd naar het gespecialiseerd onderwijs? In deze streek zijn veel scholen die graag een ochtend de deur openzetten.',
    consultationText: null,
  },
  {
    key: 'noordwest-leert',
    title: 'Noordwest Leert',
    city: 'Amsterdam',
    regions: [
      'Groot Amsterdam',
      'Zaanstreek-Waterland',
      'Zuid-Kennemerland en IJmond',
      'Noord-Holland Noord',
      'Flevoland',
    ],
    sectors: ['po', 'vo', 'mbo', 'go'],
    consultation: true,
    activities: ['meeloopdag', 'informatiebijeenkomst', 'oriëntatietraject', 'adviesgesprek', 'proefles'],
    content: ['vacatures', 'ervaringsverhalen', 'opleidingen', 'agenda', 'regelingen'],
    phoneHours: 'Elke werkdag van 9.00 tot 17.00 uur',
    description:
      '## Van Texel tot Almere\n\nIn en rond Amsterdam zijn leraren schaars en leerlingen talrijk. Noordwest Leert begeleidt je van eerste idee tot eerste contract, met een vaste adviseur die je blijft spreken.\n\n- Een proefles geven aan een echte klas, met nabespreking\n- Hulp bij het vinden van woonruimte of een parkeervergunning: we weten wie daarover gaat\n- Een netwerk van zij-instromers die elkaar elke maand zien',
    consultationText: talk(
      'of je volgend schooljaar kunt beginnen',
      'scholen in de stad en op het land, met reistijd erbij',
    ),
  },
  {
    key: 'zuid-holland-voor-de-klas',
    title: 'Zuid-Holland voor de klas',
    city: 'Rotterdam',
    regions: [
      'Rijnmond',
      'Haaglanden',
      'Drechtsteden',
      'Holland Rijnland',
      'Midden-Holland',
      'Zuid-Holland Centraal',
      'Gorinchem',
    ],
    sectors: ['po', 'vo', 'mbo', 'go', 'ho'],
    consultation: true,
    activities: ['meeloopdag', 'informatiebijeenkomst', 'adviesgesprek', 'proefles'],
    content: ['vacatures', 'ervaringsverhalen', 'opleidingen', 'agenda', 'regelingen'],
    phoneHours: 'Maandag tot en met vrijdag van 8.30 tot 17.00 uur',
    description:
      '## Stad, haven en polder\n\nHet loket werkt voor scholen tussen Leiden en Goeree-Overflakkee. Je treft er mensen die zelf uit de haven, de zorg of het kantoor kwamen.\n\nEr is extra aandacht voor wie al als onderwijsassistent werkt en verder wil: de weg naar bevoegd is dan korter dan je denkt.',
    consultationText: talk('hoe je van assistent leraar wordt', 'trajecten die besturen samen betalen'),
  },
  {
    key: 'brabant-en-zeeland-leren',
    title: 'Brabant en Zeeland Leren',
    city: 'Tilburg',
    regions: ['West-Brabant', 'Midden-Brabant', 'Noordoost-Brabant', 'Zuidoost-Brabant', 'Helmond-De Peel', 'Zeeland'],
    sectors: ['po', 'vo', 'mbo', 'go'],
    consultation: true,
    activities: ['meeloopdag', 'informatiebijeenkomst', 'adviesgesprek'],
    content: ['vacatures', 'opleidingen', 'agenda', 'regelingen'],
    phoneHours: 'Maandag tot en met donderdag van 10.00 tot 15.00 uur',
    description:
      '## Van kust tot Peel\n\nZes regio’s, één telefoonnummer. In Brabant ligt de nadruk op techniek en zorg, in Zeeland op kleine scholen waar je meer dan één groep tegelijk hebt.\n\nHet loket bemiddelt ook **hybride docenten**: bedrijven en scholen delen dan samen een medewerker.',
    consultationText: talk('of je baan met lesgeven te combineren is', 'werkgevers die daar ervaring mee hebben'),
  },
  {
    key: 'limburg-lest',
    title: 'Limburg Lest',
    city: 'Sittard',
    regions: ['Zuid-Limburg', 'Midden-Limburg', 'Noord-Limburg'],
    sectors: ['po', 'vo', 'mbo'],
    consultation: false,
    activities: ['meeloopdag', 'informatiebijeenkomst'],
    content: ['vacatures', 'agenda'],
    phoneHours: 'Woensdag van 9.00 tot 12.00 uur',
    description:
      '## Lesgeven in de grensstreek\n\nVeel belangstellenden wonen of werkten over de grens. Limburg Lest helpt je uitzoeken wat een Belgisch of Duits diploma hier waard is en waar je het laat erkennen.\n\nMeelopen kan het hele jaar, behalve in de weken rond carnaval.',
    consultationText: null,
  },
]
