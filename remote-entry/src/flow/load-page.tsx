import { LoadState, type LoadStateProps, usePage } from '@topout/app-kit';
import { Page, Spinner, VisuallyHidden } from '@topout/ui';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';

interface LoadPageProps<T> {
  readonly read: LoadStateProps<T>['read'];
  /** The heading until the page has its own. */
  readonly title: string;
  /** As the page's own. */
  readonly back?: string;
  readonly loading?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** A page that can say nothing before its data arrive. */
export function LoadPage<T>(props: LoadPageProps<T>) {
  const { read, children } = props;
  return read.data === undefined ? <Waiting {...props} /> : children(read.data);
}

function Waiting<T>({
  read,
  title,
  back,
  loading = <Spinner page label={texts.loading} />,
}: LoadPageProps<T>) {
  usePage({ title, back });
  return (
    <Page>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <LoadState read={read} loading={loading}>
        {() => null}
      </LoadState>
    </Page>
  );
}
