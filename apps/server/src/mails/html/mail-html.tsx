import type { CSSProperties, ReactNode } from 'react'
import { Body, Button, Container, Head, Heading, Html, Link, render, Text } from '@react-email/components'
import type { MailContent, MailFrame, MailPage } from '../mail-content.ts'
import { accentStyles, styles, styleSheet } from './mail-styles.ts'

function Contents({ content, frame }: MailPage) {
  const { subject, greeting, paragraphs, fact, quote, list, button, afterwards = [] } = content
  return (
    <Block className="mz-surface" style={styles.panel}>
      <Text className="mz-muted" style={styles.brand}>
        {`${frame.league} · ${frame.portal}`}
      </Text>
      <Heading as="h1" className="mz-ink mz-heading" style={styles.heading}>
        {subject}
      </Heading>
      <Paragraphs lines={[greeting, ...paragraphs]} />
      {fact && <Fact {...fact} />}
      {quote && <Quote lines={quote} />}
      {list && <List items={list} />}
      {button && (
        <Block style={styles.action}>
          <Button className="mz-button" href={button.url} style={accentStyles(frame.accent).button}>
            {button.label}
          </Button>
        </Block>
      )}
      <Paragraphs lines={afterwards} />
      {button && (
        <Text className="mz-muted" style={styles.small}>
          {frame.buttonDoesNotWork} <MailLink url={button.url} label={button.url} />
        </Text>
      )}
    </Block>
  )
}

/** Outlook supports padding and colour on cells, not on tables. */
function Block({ children, ...cell }: { className?: string; style: CSSProperties; children: ReactNode }) {
  return (
    <table role="presentation" width="100%" border={0} cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td {...cell}>{children}</td>
        </tr>
      </tbody>
    </table>
  )
}

function Paragraphs({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Text key={index} className="mz-ink" style={styles.text}>
      {line}
    </Text>
  ))
}

function Fact({ label, value }: NonNullable<MailContent['fact']>) {
  return (
    <>
      <Text className="mz-muted" style={styles.label}>
        {label}
      </Text>
      <Text className="mz-ink mz-sunken" style={styles.fact}>
        {value}
      </Text>
    </>
  )
}

function Quote({ lines }: { readonly lines: readonly string[] }) {
  return (
    <Text className="mz-ink mz-bar" style={styles.quote}>
      {lines.map((line, index) => (
        <span key={index}>
          {index > 0 && <br />}
          {line}
        </span>
      ))}
    </Text>
  )
}

function List({ items }: { readonly items: NonNullable<MailContent['list']> }) {
  return (
    <Block style={styles.list}>
      {items.map(({ title, detail }, index) => (
        <Text key={index} className="mz-ink mz-divider" style={styles.item}>
          {title}
          {detail !== '' && (
            <>
              <br />
              <span className="mz-muted" style={styles.itemDetail}>
                {detail}
              </span>
            </>
          )}
        </Text>
      ))}
    </Block>
  )
}

function MailLink({ url, label }: { readonly url: string; readonly label: string }) {
  return (
    <Link href={url} style={styles.link}>
      {label}
    </Link>
  )
}

function Footer({ frame, unsubscribe }: { frame: MailFrame; unsubscribe: MailContent['unsubscribe'] }) {
  const { question, email, telephone } = frame.help
  return (
    <Block style={styles.footer}>
      <Text className="mz-muted" style={styles.small}>
        {question} <MailLink url={`mailto:${email}`} label={email} />
        {telephone !== null && (
          <>
            {' · '}
            <MailLink url={`tel:${telephone.replace(/[^+\d]/g, '')}`} label={telephone} />
          </>
        )}
      </Text>
      <Text className="mz-muted" style={styles.small}>
        {frame.automatic}
      </Text>
      {unsubscribe && (
        <Text className="mz-muted" style={styles.small}>
          <MailLink {...unsubscribe} />
        </Text>
      )}
    </Block>
  )
}

function Page({ content, frame }: MailPage) {
  return (
    <Html lang={frame.locale} dir="ltr">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Addresses, dates and numbers are no links unless we say so. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{content.subject}</title>
        <style>{styleSheet(frame.accent)}</style>
      </Head>
      <Body className="mz-paper" style={styles.body}>
        {/* The kit's own adds a thousand invisible characters, which filters against spam dislike. */}
        <div style={styles.preview}>{content.preview}</div>
        <Block className="mz-paper" style={styles.paper}>
          {/* Outlook takes the attribute, everybody else the style. */}
          <Container width="600" style={styles.outer}>
            <Block style={accentStyles(frame.accent).stripe}>&nbsp;</Block>
            <Contents content={content} frame={frame} />
            <Footer frame={frame} unsubscribe={content.unsubscribe} />
          </Container>
        </Block>
      </Body>
    </Html>
  )
}

/** One column of tables with inline styles. No images and no external resources. */
export function renderMailHtml(page: MailPage): Promise<string> {
  return render(<Page {...page} />)
}
