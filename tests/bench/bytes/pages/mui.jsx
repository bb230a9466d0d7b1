import {
  Button,
  Checkbox,
  createTheme,
  CssBaseline,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Menu,
  MenuItem,
  Popover,
  Select,
  Snackbar,
  Tab,
  Tabs,
  ThemeProvider,
  Tooltip,
} from '@mui/material';
import { useState } from 'react';

const theme = createTheme();

export function Page() {
  const [tab, setTab] = useState('sites');
  const [order, setOrder] = useState('name');
  const [open, setOpen] = useState('');
  const [anchor, setAnchor] = useState(null);
  const openAt = (name) => (event) => {
    setAnchor(event.currentTarget);
    setOpen(name);
  };
  const close = () => setOpen('');
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Tabs value={tab} onChange={(_event, next) => setTab(next)} aria-label="Library">
        <Tab value="sites" label="Sites" />
        <Tab value="tags" label="Tags" />
      </Tabs>
      {tab === 'sites' && (
        <div role="tabpanel">
          <FormControlLabel control={<Checkbox />} label="Show archived" />
          <Select
            value={order}
            onChange={(event) => setOrder(event.target.value)}
            inputProps={{ 'aria-label': 'Order' }}
          >
            <MenuItem value="name">Name</MenuItem>
            <MenuItem value="date">Date</MenuItem>
          </Select>
        </div>
      )}
      {tab === 'tags' && (
        <div role="tabpanel">
          <Button onClick={openAt('dialog')}>Edit</Button>
          <Dialog open={open === 'dialog'} onClose={close}>
            <DialogTitle>Edit tag</DialogTitle>
            <DialogContent>Used on 14 images</DialogContent>
            <DialogActions>
              <Button variant="contained" onClick={openAt('toast')}>
                Save
              </Button>
            </DialogActions>
          </Dialog>
          <Button onClick={openAt('menu')}>More</Button>
          <Menu anchorEl={anchor} open={open === 'menu'} onClose={close}>
            <MenuItem onClick={close}>Archive</MenuItem>
          </Menu>
          <Button onClick={openAt('popover')}>Details</Button>
          <Popover anchorEl={anchor} open={open === 'popover'} onClose={close}>
            Used on 14 images
          </Popover>
          <Tooltip title="Used on 14 images">
            <Button>Crack</Button>
          </Tooltip>
        </div>
      )}
      <Snackbar open={open === 'toast'} autoHideDuration={5000} onClose={close} message="Tag saved" />
    </ThemeProvider>
  );
}
