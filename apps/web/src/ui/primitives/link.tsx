import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react'

export type LinkProps = ComponentProps<'a'> & { readonly href: string }

/** An anchor as HTML has it. */
export function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

interface LinkProviderProps {
  /** Renders an anchor and follows our own addresses without loading the page anew. */
  readonly component: ComponentType<LinkProps>
  readonly children: ReactNode
}

/** Tells the components below how a link is followed. They know no router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** A link without a look of its own. */
export function Link(props: LinkProps) {
  const Anchor = use(LinkContext)
  return <Anchor {...props} />
}
