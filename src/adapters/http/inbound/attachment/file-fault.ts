/** A requirement whose file did not pass (specification, section 8). */
export function fileFault(requirementId: string, code: string) {
  return { field: requirementId, code, message: "this file can't be used for it" };
}
