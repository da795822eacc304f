import { ConfirmDialog } from '@topout/ui';

export default ConfirmDialog;
