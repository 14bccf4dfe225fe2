import { redirect } from 'next/navigation'
import { exampleOfAssignment } from '#lib/server/courses/what-it-asks'
import { Refused } from '../../../../../refused'

interface ExampleParams {
  readonly params: Promise<{ readonly id: string; readonly compito: string }>
}

/** Goes to a question such as the assignment asks: it is drawn only when somebody wants to look at one. */
export default async function ExamplePage({ params }: ExampleParams) {
  const { id, compito } = await params
  const found = await exampleOfAssignment({ courseId: id, assignmentId: compito })
  if (found.ok) redirect(found.value.path)
  return <Refused error={found.error} at={`/formatore/corsi/${id}/compiti/${compito}/esempio`} />
}
