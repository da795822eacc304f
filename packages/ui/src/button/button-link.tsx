import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { buttonClass, type ButtonLook } from './button-class.ts';

export type ButtonLinkProps<As extends ElementType> = ButtonLook & {
  /** What renders the link: `a`, or the link of a router, whose props come along. */
  readonly as?: As;
  readonly icon?: ReactNode;
} & Omit<ComponentProps<As>, 'as' | keyof ButtonLook>;

type AnyLink = ButtonLook & { as?: ElementType; icon?: ReactNode; className?: string; children?: ReactNode };

/** A link in the clothes of a button. @example <ButtonLink as={Link} to="/results" variant="primary">Results</ButtonLink> */
export function ButtonLink<As extends ElementType = 'a'>(props: ButtonLinkProps<As>) {
  const { as: Tag = 'a', variant, size, fullWidth, icon, className, children, ...rest }: AnyLink = props;
  return (
    <Tag {...rest} className={classNames(buttonClass({ variant, size, fullWidth }), className)}>
      {icon}
      {children}
    </Tag>
  );
}
