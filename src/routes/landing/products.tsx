import { example } from '@/content'

/** What the three stores of the example sell, the named one in the middle. Decorative. */
export function Products(props: { className: string }) {
  return example.picture && <img src={example.picture} alt="" loading="lazy" {...props} />
}
