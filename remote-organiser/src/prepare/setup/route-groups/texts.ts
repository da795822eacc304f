const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** Texts of route groups. */
export const groupsTexts = {
  title: 'Route groups',
  lead: 'A group says which categories climb which routes, and under which numbers. One is enough when all climb the same.',
  add: 'Add a route group',
  actions: (name: string) => `Actions for ${name}`,
  edit: 'Edit...',
  up: 'Move up',
  down: 'Move down',
  delete: 'Delete...',
  everybody: 'All categories',
  facts: (categories: string, routes: number, ...more: string[]) =>
    [categories, counted(routes, 'route', 'routes'), ...more].filter(Boolean).join(' · '),
  newTitle: 'New route group',
  editTitle: 'Edit route group',
  name: 'Name',
  namePlaceholder: 'Finals',
  categories: 'Climbed by',
  categoriesHint: 'None chosen: by all categories.',
  climbersQueue: 'Climbers join the queues themselves',
  climbersQueueHint: 'On their card, or by scanning the route’s code. You call them when it is their turn.',
  queueFact: 'climbers queue themselves',
  confirmedBy: 'Who confirms what climbers log?',
  confirmers: {
    NOBODY: { label: 'Nobody', hint: 'Results count at once.', fact: '' },
    CLIMBERS: {
      label: 'Another climber',
      hint: 'A witness shows a code on their phone. Nobody of the family. Judges may confirm, too.',
      fact: 'witnesses confirm',
    },
    MARKER: {
      label: 'A marker',
      hint: 'Two climbers keep each other’s card. A result stands once both have logged the same. Judges may confirm, too.',
      fact: 'markers confirm',
    },
    JUDGES: { label: 'Judges', hint: 'From a list, with one tap.', fact: 'judges confirm' },
  },
  routes: (chosen: number, all: number) => `Routes: ${chosen} of ${all}`,
  all: 'All',
  none: 'None',
  routesHint: 'New ones get the next numbers; those that stay keep theirs.',
  save: 'Save',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: 'Its routes stay at the venue. Whatever counts only through this group must be cleared first.',
  deleteConfirm: 'Delete',
} as const;
