import type { ComponentPropsWithRef } from "react";
import { Link } from "wouter";

/** A link to a page of ours, by its path without the locale's prefix. */
export function AppLink(props: Omit<ComponentPropsWithRef<"a">, "href"> & { to: string }) {
  const { to, onClick, ref, className, ...rest } = props;
  return (
    <Link
      {...rest}
      href={to}
      {...(onClick && { onClick })}
      {...(ref && { ref })}
      {...(className !== undefined && { className })}
    />
  );
}
