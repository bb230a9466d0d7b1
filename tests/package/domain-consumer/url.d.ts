/** The one name of a host that zod's own declarations use; the domain's use none. */
interface URL {}
