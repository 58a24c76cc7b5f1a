import { ButtonAsChild } from '@/components/ui/button-as-child'

/** A page without content yet. */
export function EmptyPage({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <svg
        viewBox="0 0 200 24"
        aria-hidden="true"
        className="mb-4 max-w-full w-50 fill-none stroke-ink-soft"
        strokeDasharray="4 4"
      >
        <path d="M.5 4.5h43v15h-43zM52.5 4.5h27v15h-27zM88.5 4.5h61v15h-61zM158.5 4.5h41v15h-41z" />
      </svg>
      <h1 className="font-bold text-3xl tracking-tight">{title}</h1>
      <p className="max-w-sm text-balance text-ink-soft">
        This page is not open yet. <span>{text}</span>
      </p>
      <ButtonAsChild variant="link">
        <a href="/#waitlist">Join the waitlist</a>
      </ButtonAsChild>
    </div>
  )
}
