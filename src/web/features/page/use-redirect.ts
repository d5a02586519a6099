import { useEffect } from "react";
import { useNavigate } from "react-router";

/** Leads to another address once there is one. */
export function useRedirect(to: string | undefined, { replace = true } = {}): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to !== undefined) void navigate(to, { replace });
  }, [to, replace, navigate]);
}
