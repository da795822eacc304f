import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { PlusIcon } from '../index.ts';
import { BigButton } from '../touch/big-button.tsx';
import { inStates } from './specimen.ts';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['md', 'lg', 'judge'] as const;

export const actions = [
  ...inStates(
    variants.flatMap((variant) => sizes.map((size) => ({ variant, size }))),
    ({ variant, size }) => `${variant}, ${size}`,
    (look) => (
      <>
        <Button {...look}>Save</Button>
        <Button {...look} icon={<PlusIcon />}>
          Add
        </Button>
        <Button {...look} busy>
          Save
        </Button>
        <Button {...look} resting>
          Resting
        </Button>
        <Button {...look} disabled>
          Save
        </Button>
      </>
    ),
  ),
  ...inStates(
    variants,
    (variant) => `${variant}, icon`,
    (variant) => (
      <>
        <IconButton label="Add" icon={<PlusIcon />} variant={variant} />
        <IconButton label="Adding" icon={<PlusIcon />} variant={variant} busy />
        <IconButton label="Add nothing" icon={<PlusIcon />} variant={variant} disabled />
      </>
    ),
  ),
  {
    name: 'as wide as there is room, long words',
    show: <Button fullWidth>Remove this competitor and all their results for good</Button>,
  },
  { name: 'a link', show: <ButtonLink href="#somewhere">View Leaderboard</ButtonLink> },
  {
    name: 'under a thumb',
    show: (
      <>
        <BigButton>Top</BigButton>
        <BigButton selected hint="chosen">
          Zone
        </BigButton>
        <BigButton tall>+ 1</BigButton>
        <BigButton disabled>No zone</BigButton>
      </>
    ),
  },
];
