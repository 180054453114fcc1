import type { ComponentType } from "react";
import type { MessageDescriptor } from "@lingui/core";
import type { LucideIcon } from "lucide-react";
import type { AdminBodyOf } from "../adapters/http/client/admin-client.ts";
import type { StaffPermission } from "../domain/staff/staff-roles.ts";

export type QueueName = AdminBodyOf<"listQueues">[number]["name"];

/**
 * A kind of object that has pages in the console.
 *
 * - `name`: its segment in the page's address, and in the server's for lists.
 * - `group`: its group in the navigation.
 * - `permission`: staff without it see nothing of the resource.
 * - `queues`: its queues, for the counts beside its name.
 */
export interface ConsoleResource {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
  readonly group: "queues" | "look-up" | "platform";
  readonly permission: StaffPermission;
  readonly queues?: readonly QueueName[];
  readonly list: ComponentType;
  readonly show?: ComponentType;
}
