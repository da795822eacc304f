import { ButtonLink, Dialog } from '@topout/ui';
import { Link } from 'react-router-dom';
import { appTexts as texts } from '../texts/app.ts';

/** Says where detailed scorecards are: in the installed app. (spec 2 §2) */
export function AppModal({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      actions={
        <ButtonLink as={Link} to="/app" variant="primary" size="lg">
          {texts.get}
        </ButtonLink>
      }
    >
      {texts.text}
    </Dialog>
  );
}
