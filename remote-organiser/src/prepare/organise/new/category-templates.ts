export interface CategoryTemplate {
  readonly id: string;
  readonly label: string;
  readonly categories: readonly string[];
}

const youth = ['U11', 'U13', 'U15', 'U17', 'U19'];
const each = (names: readonly string[], groups: readonly string[]) =>
  groups.flatMap((group) => names.map((name) => `${group} ${name}`));

/** What most competitions start from; organisers can change the names afterwards. */
export const categoryTemplates: readonly CategoryTemplate[] = [
  { id: 'open', label: 'Women, Men', categories: ['Women', 'Men'] },
  { id: 'one', label: 'One for everybody', categories: ['Open'] },
  {
    id: 'levels',
    label: 'Beginners and experts',
    categories: ['Fun Women', 'Fun Men', 'Pro Women', 'Pro Men'],
  },
  { id: 'youth', label: 'Youth age groups', categories: each(['Female', 'Male'], youth) },
  {
    id: 'all',
    label: 'Youth, adults, masters',
    categories: ['Kids', 'Youth', 'Women', 'Men', 'Masters Women', 'Masters Men'],
  },
];
