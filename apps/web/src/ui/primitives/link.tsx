import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react'

export type LinkProps = ComponentProps<'a'> & { readonly href: string }

export function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

interface LinkProviderProps {
  /** Renders an anchor and follows internal links without a page load. */
  readonly component: ComponentType<LinkProps>
  readonly children: ReactNode
}

/** Injects the router's link, so that components do not depend on the router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** A link without styles. */
export function Link(props: LinkProps) {
  const Anchor = use(LinkContext)
  return <Anchor {...props} />
}
