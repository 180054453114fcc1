/**
 * The version of the policy in force, read with whatever is checked against it: once per statement.
 */
export const currentVersionColumn =
  "(SELECT max(v.version) FROM policy_version v) AS policy_version";
