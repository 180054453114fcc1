/** The page of a chat; on other pages `?chat={id}` opens it over them. */
export function chatPath(id: string): string {
  return `/messenger/${id}`;
}
