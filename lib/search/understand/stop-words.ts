/** Apart from the table of concepts, which the browser does without. */

/** Words that say nothing about what is looked for: they are dropped beside what was understood. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'ik wil zou willen graag tussen maar wel liever woon wonen zoek zoeken vind kan kun je jij mij mijn een de het n en of om te voor met als op in bij via van vanaf naar dat die die welke wat hoe waar is zijn er ook nog met aan doen volgen studeren heel meteen misschien ooit straks hoeveel zoon dochter opleiding opleidingen cursus cursussen studie worden ' +
    'i want to would like between but rather live he she it looking for a an the and or with at in on of by from near my me do study please how much daughter course courses programme programmes program become as over about'
  ).split(' '),
)
