import { ButtonLink, Dialog } from '@topout/ui';
import { Link } from 'react-router-dom';
import { appTexts as texts } from '../../texts/app.ts';

interface AppModalProps {
  /** Whose card it is about: `/{competition}?entry={user}`. */
  readonly card: string;
  readonly onClose: () => void;
}

/**
 * Says where detailed scorecards are: in the installed app (behaviour: boards#somebody-elses-card), and for those who go
 * without, here.
 */
export function AppModal({ card, onClose }: AppModalProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      actions={
        <>
          <ButtonLink as={Link} to="/app" variant="primary" size="lg">
            {texts.get}
          </ButtonLink>
          <ButtonLink as={Link} to={card} size="lg">
            {texts.here}
          </ButtonLink>
        </>
      }
    >
      {texts.text}
    </Dialog>
  );
}
