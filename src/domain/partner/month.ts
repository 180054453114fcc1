/** A month as its first day and that of the next one, such as 2026-11-01. */
interface Month {
  readonly from: string;
  readonly until: string;
}

/** The month that is written as 2026-11. */
export function monthOf(typed: string): Month | undefined {
  const [, year = "", month = ""] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(typed) ?? [];
  if (month === "") return undefined;
  const isLast = month === "12";
  const next = isLast ? "01" : String(Number(month) + 1).padStart(2, "0");
  return {
    from: `${year}-${month}-01`,
    until: `${isLast ? String(Number(year) + 1) : year}-${next}-01`,
  };
}
