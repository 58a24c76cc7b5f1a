import { Logo } from '@/components/logo'
import * as content from '@/content'

export function Footer() {
  const { VITE_PRIVACY_URL: privacyUrl, VITE_CONTACT_EMAIL: contactEmail } = import.meta.env
  return (
    <footer className="night flex flex-wrap items-center justify-between gap-x-8 gap-y-6 px-gutter py-8">
      <div className="flex items-center gap-3">
        <Logo className="size-8" />
        <div>
          <p className="font-bold">{content.siteName}</p>
          <p className="text-muted-foreground text-sm">{content.footer.tagline}</p>
        </div>
      </div>
      <div className="with-links flex flex-wrap items-baseline gap-x-6 gap-y-2 text-muted-foreground text-sm">
        {content.footer.links.map(({ text, url }, index) => (
          <a key={index} href={url}>
            {text}
          </a>
        ))}
        {privacyUrl && <a href={privacyUrl}>{content.footer.privacyLink}</a>}
        {contactEmail && <a href={`mailto:${contactEmail}`}>{content.footer.contactLink}</a>}
        <p>{content.footer.copyright}</p>
      </div>
    </footer>
  )
}
