import { z } from "zod";

// The security policy forbids eval, with which Zod would compile schemas. Must be imported before any schema.
z.config({ jitless: true });
