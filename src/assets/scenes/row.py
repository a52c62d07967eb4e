import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import bpy, math, time; from pipeline import *; from tyrelib import *
sc=clear(); setup(sc,1120,672,exposure=float(os.environ.get('EXP','0')),look='Medium High Contrast'); K=make_kit()
# Six wheels in a rank, one for each branch, from the light at the right into the shade at the left.
for k in range(6):
    root=empty('root'); root.location=(-k*6.6,k*8.2,3.29); up=empty('up',root); up.rotation_euler=(PI/2,0,0); root.rotation_euler=(0,0,math.radians(38))
    make_tyre(K,up,inner=False,spin=.35+k*.7); make_wheel(up,rot=PI/2+.10+k*.45,disc_rot=PI-.6)
plane(300,wet_concrete(wet=.56))
bg,t,b=mat('bg'); b.inputs['Base Color'].default_value=(.03,.032,.036,1); b.inputs['Roughness'].default_value=.7; plane(400,bg,(0,80,0),(PI/2,0,0))
w=sc.world; w.use_nodes=True; w.node_tree.nodes['Background'].inputs[0].default_value=(.02,.024,.03,1); w.node_tree.nodes['Background'].inputs[1].default_value=.3
area('strip',(-12,16,17),(-15,19,3),3,7000,(1,.98,.95),sy=60)
area('key',(14,-6,6),(0,0,3.2),2.2,2600,(.94,.97,1),sy=9)
area('left',(16,20,8),(-12,20,3),3,5500,(.86,.92,1),sy=40)
area('rimR',(-17,-4,7),(-4,4,3.3),2.0,4200,(1,.84,.66),sy=9)
area('halo',(-26,55,10),(-26,78,8),10,9000,(.72,.82,1),sy=6)
camera((3.6,-25,3.9),(-4.4,0,3.4),lens=58,focus=(0,-1.5,3.3),fstop=.3)
sc.cycles.adaptive_threshold=.006; sc.cycles.sample_clamp_direct=6; sc.cycles.sample_clamp_indirect=2
render(sc,'row',288,bloom_amt=.03,vig=.25)
