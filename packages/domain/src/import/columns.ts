import { comparable } from './same-text.ts';

export const importColumns = [
  'first_name',
  'last_name',
  'name',
  'year_of_birth',
  'gender',
  'category',
  'competitor_number',
  'email',
  'session',
  'handicap',
  'nation',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** Column headings in organisers' lists: English, German, French, Italian, Spanish. */
const headings: Record<ImportColumn, readonly string[]> = {
  first_name: [
    'first name',
    'firstname',
    'first',
    'given name',
    'forename',
    'vorname',
    'prenom',
    'nome',
    'nombre',
  ],
  last_name: [
    'last name',
    'lastname',
    'last',
    'surname',
    'family name',
    'nachname',
    'familienname',
    'nom',
    'nom de famille',
    'cognome',
    'apellido',
    'apellidos',
  ],
  name: [
    'name',
    'full name',
    'competitor',
    'climber',
    'athlete',
    'participant',
    'teilnehmer',
    'grimpeur',
    'nom complet',
  ],
  year_of_birth: [
    'year of birth',
    'birth year',
    'birthyear',
    'yob',
    'year',
    'born',
    'date of birth',
    'birth date',
    'birthdate',
    'birthday',
    'dob',
    'jahrgang',
    'jg',
    'geburtsjahr',
    'geburtsdatum',
    'annee de naissance',
    'date de naissance',
    'anno',
    'anno di nascita',
    'ano de nacimiento',
    'fecha de nacimiento',
  ],
  gender: ['gender', 'sex', 'm f', 'geschlecht', 'genre', 'sexe', 'sesso', 'genere', 'sexo', 'genero'],
  category: [
    'category',
    'cat',
    'class',
    'division',
    'group',
    'age group',
    'kategorie',
    'klasse',
    'categorie',
    'categoria',
  ],
  competitor_number: [
    'number',
    'no',
    'nr',
    'competitor number',
    'bib',
    'bib number',
    'start number',
    'startnummer',
    'nummer',
    'dossard',
    'numero',
    'pettorale',
    'dorsal',
  ],
  session: ['session', 'wave', 'slot', 'time slot', 'zeitfenster', 'creneau', 'turno', 'sessione', 'sesion'],
  handicap: ['handicap', 'hcp', 'hdcp', 'factor', 'faktor', 'facteur', 'fattore', 'bonus'],
  nation: [
    'country',
    'country code',
    'nation',
    'nationality',
    'nat',
    'noc',
    'land',
    'pays',
    'nazione',
    'paese',
    'pais',
  ],
  email: ['email', 'e mail', 'mail', 'email address', 'e mail address', 'courriel', 'correo'],
};

const columnOf = new Map(
  importColumns.flatMap((column) =>
    headings[column].map((heading): [string, ImportColumn] => [heading, column]),
  ),
);

/**
 * What each column of a table contains, by its heading; null if the heading is unknown or repeats an earlier
 * column's.
 *
 * @example recogniseColumns(['Nachname', 'Vorname', 'Verein']) // ['last_name', 'first_name', null]
 */
export function recogniseColumns(headingsOfTable: readonly string[]): (ImportColumn | null)[] {
  const found = headingsOfTable.map((heading) => columnOf.get(comparable(heading)) ?? null);
  return found.map((column, index) => (found.indexOf(column) === index ? column : null));
}

/** Whether the columns identify people. */
export const namesPeople = (columns: readonly (ImportColumn | null)[]): boolean =>
  columns.includes('name') || (columns.includes('first_name') && columns.includes('last_name'));
