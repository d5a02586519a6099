import { z } from "zod";

// Schemas that write their own code are faster, and forbidden by the pages' security policy. To be imported first.
z.config({ jitless: true });
