import { Nearest } from '../../../_ui/trouble/nearest'
import { offerFor } from '../../../_ui/trouble/offers'

export default function NotFound() {
  return <Nearest anywhere={offerFor('/chiamate/')} />
}
