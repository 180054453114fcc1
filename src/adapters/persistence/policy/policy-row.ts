/** The version of the policy that counts, read with whatever is judged by it: once a statement. */
export const currentVersionColumn =
  "(SELECT max(v.version) FROM policy_version v) AS policy_version";
