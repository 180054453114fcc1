import { lazy, Suspense } from "react";
import { useReader } from "../server/use-reader.ts";

const VendorTermsDialog = lazy(async () => ({
  default: (await import("./vendor-terms-dialog.tsx")).VendorTermsDialog,
}));

/** Asks vendors who did not accept the terms in force, once per page that they open. */
export function VendorTermsWatch() {
  const { isVendor } = useReader();
  if (!isVendor) return null;
  return (
    <Suspense>
      <VendorTermsDialog />
    </Suspense>
  );
}
