import { useRead } from "../server/use-read.ts";

/** What people call a payment method: undefined until that is known, null if there is none. */
export function useMethodName(slug: string): string | null | undefined {
  const { data } = useRead("listPaymentMethods", {});
  if (!data) return undefined;
  return data.data.find((method) => method.slug === slug)?.name ?? null;
}
