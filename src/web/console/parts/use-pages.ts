import { isStaff } from "../../../domain/accounts/role.ts";
import { useApi } from "../api.ts";
import { type ConsolePageId, pagesOf } from "../paths.ts";

/** The pages that who works here may open: nothing leads to the others, and nothing of theirs is shown. */
export function usePages(): readonly ConsolePageId[] {
  const role = useApi("User/GetProfile").data?.role;
  return role !== undefined && isStaff(role) ? pagesOf(role) : [];
}
